// The user's progress toward the first candidates.
import { IconCheck } from '@tabler/icons-react'
import wizard from '../wizard.module.css'
import styles from './start.module.css'
import { text as wizardStartText } from '../../../i18n/wizard-start.ts'

const steps = [
  { key: 'paste', title: wizardStartText.paste, text: wizardStartText.theJobDescription },
  { key: 'check', title: wizardStartText.check, text: wizardStartText.foundCriteria },
  { key: 'review', title: wizardStartText.review, text: wizardStartText.firstBatchTitle },
] as const

interface Props {
  current: 'paste' | 'check'
  /** The text was read: the first step is done. */
  hasCriteria: boolean
  onOpen: (step: 'check' | undefined) => void
}

export function StartSteps({ current, hasCriteria, onOpen }: Props) {
  return (
    <nav className={`stay ${styles.steps}`} aria-label={wizardStartText.steps}>
      <ol>
        {steps.map(({ key, title, text }, place) => {
          const done = key === 'paste' && hasCriteria
          return (
            <li key={key}>
              <button
                type="button"
                className="item"
                aria-current={key === current ? 'step' : undefined}
                disabled={key === 'review' || (key === 'check' && current === 'paste' && !hasCriteria)}
                onClick={() => onOpen(key === 'check' ? 'check' : undefined)}
              >
                <span className={`text-12 strong ${wizard.tick}`} data-done={done || undefined}>
                  {done ? <IconCheck size={12} stroke={3} aria-label={wizardStartText.done} /> : place + 1}
                </span>
                <span>
                  {title}
                  <small className="block">{text}</small>
                </span>
              </button>
            </li>
          )
        })}
      </ol>
    </nav>
  )
}
