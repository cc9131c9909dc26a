// Someone else changed the project in the meantime: what is notified, and what has to be decided because both changed it.
import { Button, Group } from '@mantine/core'
import { Banner } from '../../ui/Banner.tsx'
import { fieldWords, valueWords } from './both-changed.ts'
import type { Draft } from './use-draft.ts'

export function ConflictNote({ draft }: { draft: Draft }) {
  if (draft.both.length > 0)
    return (
      <Banner
        tone="warn"
        role="alert"
        action={
          <Group gap="xs">
            <Button size="compact-sm" variant="default" onClick={() => draft.settle('theirs')}>
              Use theirs
            </Button>
            <Button size="compact-sm" onClick={() => draft.settle('mine')}>
              Keep mine
            </Button>
          </Group>
        }
      >
        {`You and someone else both changed: ${draft.both.map(fieldWords).join(', ')}.`}
        {draft.theirs.map(([field, value]) => (
          <div key={field}>
            {draft.theirs.length > 1 ? `${fieldWords(field)}, theirs: ` : 'Theirs: '}
            {valueWords(value)}
          </div>
        ))}
      </Banner>
    )
  if (draft.news.length > 0)
    return (
      <Banner
        action={
          <Button size="compact-sm" variant="default" onClick={draft.heard}>
            OK
          </Button>
        }
      >
        {`Someone else changed: ${draft.news.map(fieldWords).join(', ')}. You see the newest version.`}
      </Banner>
    )
  return null
}
