// Why this person: up to three reasons, each linked to the words that prove it, then the keywords.
import type { WireCandidate } from '@fairlead/contract/shapes/candidate'
import { limits } from '@fairlead/domain/shared/limits'
import { IconAlertTriangle, IconCheck, IconMinus } from '@tabler/icons-react'
import { useState } from 'react'
import { monthYear } from '../../ui/time.ts'
import type { WireReason } from './highlight.ts'
import styles from './card.module.css'
import { text as candidateCardText } from '../../i18n/candidate-card.ts'

/** Up to three quotes; a stored month is shown as the card writes months. */
function quotesOf({ evidence }: WireReason): string[] {
  return [...new Set(evidence.map(({ part, quote }) => (part === 'start' ? monthYear(quote) : candidateCardText.quoted(quote))))].slice(
    0,
    3,
  )
}

interface Props {
  candidate: WireCandidate
  name: string
  active: number | null
  onPin: (reason: number | null) => void
  onPeek: (reason: number | null) => void
}

export function Reasons({ candidate, name, active, onPin, onPeek }: Props) {
  const [all, setAll] = useState(false)
  const reasons = all ? candidate.reasons_to_hire : candidate.reasons_to_hire.slice(0, limits.reasonsShown)
  const rest = candidate.reasons_to_hire.length - reasons.length
  return (
    <section className={styles.why} aria-label={candidateCardText.whyName(name)}>
      <h3 className={styles.heading}>{candidateCardText.whyThisPerson}</h3>
      {reasons.length === 0 && <p className={styles.quiet}>{candidateCardText.noReasons}</p>}
      <ul className={styles.reasons}>
        {reasons.map((reason, index) => (
          <li key={index}>
            <button
              type="button"
              className={styles.reason}
              aria-pressed={active === index}
              onClick={() => onPin(index)}
              onMouseEnter={() => onPeek(index)}
              onMouseLeave={() => onPeek(null)}
            >
              <span className={styles.reasonText}>{reason.text}</span>
              <span className={styles.quote}>{quotesOf(reason).join(', ')}</span>
              {reason.computation && <span className={styles.quote}>{reason.computation}</span>}
            </button>
          </li>
        ))}
      </ul>
      {rest > 0 && (
        <button type="button" className={styles.more} onClick={() => setAll(true)}>
          {candidateCardText.moreRest(rest)}
        </button>
      )}
      {candidate.missed_requirements.length > 0 && (
        <p className={styles.missed}>
          <IconAlertTriangle size={15} aria-hidden /> {candidateCardText.missingRequirements(candidate.missed_requirements.join(', '))}
        </p>
      )}
      <Keywords matched={candidate.matched_keywords} missing={candidate.missing_keywords} />
    </section>
  )
}

function Keywords({ matched, missing }: { matched: string[]; missing: string[] }) {
  if (matched.length + missing.length === 0) return null
  return (
    <ul className={styles.chips} aria-label={candidateCardText.keywords}>
      {matched.map((word) => (
        <li key={word} className={styles.chip} data-kind="matched">
          <IconCheck size={13} aria-label={candidateCardText.foundOrigin} /> {word}
        </li>
      ))}
      {missing.map((word) => (
        <li key={word} className={styles.chip} data-kind="missing">
          <IconMinus size={13} aria-label={candidateCardText.notFound} /> {word}
        </li>
      ))}
    </ul>
  )
}
