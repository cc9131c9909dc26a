// Whether what is on screen is also on the server.
import { Button } from '@mantine/core'
import { IconCheck } from '@tabler/icons-react'
import type { Draft } from './use-draft.ts'
import * as wizardText from '../../i18n/en/wizard.ts'

export function SaveMark({ draft }: { draft: Draft }) {
  if (draft.state === 'failed') {
    return (
      <Button size="compact-sm" variant="subtle" color="red" onClick={() => void draft.save()}>
        {wizardText.notSavedTryAgain}
      </Button>
    )
  }
  return (
    <output style={{ color: 'var(--soft)', fontSize: '0.8125rem', display: 'inline-flex', alignItems: 'center', gap: 4 }}>
      {draft.state === 'saved' ? (
        <>
          <IconCheck size={14} aria-hidden /> {wizardText.saved}
        </>
      ) : draft.state === 'conflict' ? (
        wizardText.notSaved
      ) : (
        wizardText.saving
      )}
    </output>
  )
}
