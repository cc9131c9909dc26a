// Whether what is on screen is also on the server.
import { Button } from '@mantine/core'
import { IconCheck } from '@tabler/icons-react'
import type { Draft } from './use-draft.ts'

export function SaveMark({ draft }: { draft: Draft }) {
  if (draft.state === 'failed') {
    return (
      <Button size="compact-sm" variant="subtle" color="red" onClick={() => void draft.save()}>
        Not saved. Try again
      </Button>
    )
  }
  return (
    <output style={{ color: 'var(--soft)', fontSize: '0.8125rem', display: 'inline-flex', alignItems: 'center', gap: 4 }}>
      {draft.state === 'saved' ? (
        <>
          <IconCheck size={14} aria-hidden /> Saved
        </>
      ) : draft.state === 'conflict' ? (
        'Not saved'
      ) : (
        'Saving…'
      )}
    </output>
  )
}
