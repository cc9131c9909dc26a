import { ActionIcon, NativeSelect, TextInput } from '@mantine/core'
import { IconCheck, IconPencil, IconQuote, IconX } from '@tabler/icons-react'
import { useState } from 'react'
import { isEditable, isMovable, standingOf, standings, wordsOf, type Proposal, type Standing } from '../../../project/ask/proposal.ts'
import styles from './intake.module.css'
import { text as wizardIntakeText } from '../../../i18n/wizard-intake.ts'

interface Props {
  place: number
  proposal: Proposal
  /** Already in the settings; or a user has set another value. */
  settled: 'open' | 'added' | 'other'
  /** Being used is the default, so it isn't shown for every row. */
  isTaken: boolean
  onAccept: (value: string) => void
  onRemove: () => void
  onMove: (standing: Standing) => void
}

/** Users who asked to change it can type immediately; the function is stable, so that it runs once. */
const takeFocus = (field: HTMLElement | null) => field?.focus()

export function ProposalRow({ place, proposal, settled: state, isTaken, onAccept, onRemove, onMove }: Props) {
  const [isQuoteOpen, setQuoteOpen] = useState(false)
  const [draft, setDraft] = useState<string | null>(null)
  const words = wordsOf(proposal)
  const settled = state !== 'open'
  const { sentence, start, end } = proposal.evidence
  const accept = () => onAccept(draft?.trim() || proposal.value)
  return (
    <li className={styles.row} data-settled={(settled && !isTaken) || undefined}>
      {draft !== null && !settled ? (
        <TextInput
          size="xs"
          aria-label={wizardIntakeText.changeWords(words)}
          value={draft}
          maxLength={200}
          ref={takeFocus}
          className={styles.words}
          onChange={(event) => setDraft(event.currentTarget.value)}
          onKeyDown={(event) => {
            if (event.key === 'Escape') {
              event.currentTarget.closest('li')?.querySelector<HTMLElement>('[data-accept]')?.focus()
              setDraft(null)
            }
            if (event.key !== 'Enter') return
            event.preventDefault()
            accept()
          }}
        />
      ) : (
        <span className={styles.words} dir="auto">
          {words}
        </span>
      )}
      {proposal.by === 'model' && (
        <span className={`boxed soft text-12 pill outlined ${styles.model}`}>{wizardIntakeText.fromTheModel}</span>
      )}
      {settled && !(isTaken && state === 'added') && (
        <span className={`soft text-12 ${styles.settled}`}>
          {state === 'added' ? wizardIntakeText.added : wizardIntakeText.differentValue}
        </span>
      )}
      {proposal.field === 'language' && <span className={`soft text-12 ${styles.settled}`}>{wizardIntakeText.languagesNote}</span>}
      {isMovable(proposal) && state !== 'other' && (
        <NativeSelect
          size="xs"
          className={`fixed ${styles.standing}`}
          aria-label={wizardIntakeText.whereApplies(words)}
          data={standings.map(({ value, label }) => ({ value, label }))}
          value={standingOf(proposal)}
          onChange={(event) => {
            const chosen = standings.find(({ value }) => value === event.currentTarget.value)
            if (chosen) onMove(chosen.value)
          }}
        />
      )}
      <span className={`inline gap-4 ${styles.buttons}`}>
        {sentence !== '' && (
          <ActionIcon
            variant="subtle"
            color="gray"
            aria-label={wizardIntakeText.whyWords(words)}
            aria-expanded={isQuoteOpen}
            title={wizardIntakeText.theSentence}
            onClick={() => setQuoteOpen(!isQuoteOpen)}
          >
            <IconQuote size={16} aria-hidden />
          </ActionIcon>
        )}
        {!settled && (
          <>
            {isEditable(proposal) && draft === null && (
              <ActionIcon
                variant="subtle"
                color="gray"
                aria-label={wizardIntakeText.changeFirst(words)}
                title={wizardIntakeText.change}
                onClick={() => setDraft(proposal.value)}
              >
                <IconPencil size={16} aria-hidden />
              </ActionIcon>
            )}
            <ActionIcon
              variant="light"
              aria-label={wizardIntakeText.acceptWords(words)}
              title={wizardIntakeText.accept}
              data-accept={place}
              onClick={accept}
            >
              <IconCheck size={16} aria-hidden />
            </ActionIcon>
          </>
        )}
        {state !== 'other' && (
          <ActionIcon
            variant="subtle"
            color="gray"
            aria-label={wizardIntakeText.removeWords(words)}
            title={wizardIntakeText.remove}
            onClick={onRemove}
          >
            <IconX size={16} aria-hidden />
          </ActionIcon>
        )}
      </span>
      {isQuoteOpen && (
        <blockquote className={`quote pad-8 lines below-8 ${styles.why}`} dir="auto">
          {sentence.slice(0, start)}
          <mark>{sentence.slice(start, end)}</mark>
          {sentence.slice(end)}
        </blockquote>
      )}
    </li>
  )
}
