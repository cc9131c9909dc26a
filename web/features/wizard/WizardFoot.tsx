// Navigation of a step, and whether the visible input is saved.
import { Button } from '@mantine/core'
import { MissingNote } from './MissingNote.tsx'
import type { Draft } from './use-draft.ts'
import styles from './wizard.module.css'
import { text as wizardText } from '../../i18n/wizard.ts'
import { IconCheck } from '@tabler/icons-react'

interface Props {
  draft: Draft
  live: boolean
  busy: boolean
  isFirst: boolean
  isLast: boolean
  /** Every required step is complete, so the search can start from any step. */
  isComplete: boolean
  /** What is missing, after Continue was refused. */
  missing: string | null
  onBack: () => void
  onFinish: () => void
  onSearchAgain: () => void
}

export function WizardFoot({ draft, live, busy, isFirst, isLast, isComplete, missing, onBack, onFinish, onSearchAgain }: Props) {
  const onward = live
    ? isLast
      ? wizardText.doneLabel
      : wizardText.continueText
    : isLast
      ? wizardText.findCandidates
      : wizardText.continueText
  return (
    <footer className={styles.foot}>
      <MissingNote note={missing} />
      <Button variant="default" disabled={isFirst} onClick={onBack}>
        {wizardText.back}
      </Button>
      <SaveMark draft={draft} />
      <span className="flex wrap ends push">
        {live && (
          <Button variant="default" loading={busy} onClick={onSearchAgain}>
            {wizardText.searchAgain}
          </Button>
        )}
        {!live && !isLast && isComplete && (
          <Button variant="default" loading={busy} onClick={onFinish}>
            {wizardText.searchNow}
          </Button>
        )}
        <Button type="submit" loading={busy}>
          {onward}
        </Button>
      </span>
    </footer>
  )
}

/** Whether the visible input is also on the server. */
function SaveMark({ draft }: { draft: Draft }) {
  if (draft.state === 'failed') {
    return (
      <Button size="compact-sm" variant="subtle" color="red" onClick={() => void draft.save()}>
        {wizardText.saveFailedRetry}
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
