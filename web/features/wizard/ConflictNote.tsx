// Somebody else saved first: the way to the newest version without losing what was typed here.
import { Button, Group } from '@mantine/core'
import { Banner } from '../../ui/Banner.tsx'
import { fieldWords } from './both-changed.ts'
import type { Draft } from './use-draft.ts'

export function ConflictNote({ draft }: { draft: Draft }) {
  if (draft.state !== 'conflict') return null
  const both = draft.both.map(fieldWords).join(', ')
  const action = both ? (
    <Group gap="xs">
      <Button size="compact-sm" variant="default" onClick={() => draft.settle('theirs')}>
        Take theirs
      </Button>
      <Button size="compact-sm" onClick={() => draft.settle('mine')}>
        Keep mine
      </Button>
    </Group>
  ) : (
    <Button size="compact-sm" onClick={() => void draft.reload()}>
      Reload
    </Button>
  )
  return (
    <Banner tone="warn" role="alert" action={action}>
      {both
        ? `You and somebody else both changed: ${both}.`
        : 'Somebody else changed this meanwhile. Reload to see the newest version; what you typed is kept.'}
    </Banner>
  )
}
