// Why this person: up to three reasons, each linked to the words that prove it, then the keywords.
import type { WireCandidate } from '@fairlead/contract/shapes/candidate'
import { limits } from '@fairlead/domain/shared/limits'
import { IconAlertTriangle, IconCheck, IconMinus, IconQuestionMark } from '@tabler/icons-react'
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
    <section aria-label={candidateCardText.whyName(name)}>
      <h3 className="soft text-13 strong below-8">{candidateCardText.whyThisPerson}</h3>
      {reasons.length === 0 && <p className="soft">{candidateCardText.noReasons}</p>}
      <ul className={styles.reasons}>
        {reasons.map((reason, index) => (
          <li key={index}>
            <button
              type="button"
              className="hover pad-8 round block full"
              aria-pressed={active === index}
              onClick={() => onPin(index)}
              onMouseEnter={() => onPeek(index)}
              onMouseLeave={() => onPeek(null)}
            >
              <span className="text-16 medium dense block">{reason.text}</span>
              <span className="soft text-13 dense block above-4">{quotesOf(reason).join(', ')}</span>
              {reason.computation && <span className="soft text-13 dense block above-4">{reason.computation}</span>}
            </button>
          </li>
        ))}
      </ul>
      {rest > 0 && (
        <button type="button" className="more above-8" onClick={() => setAll(true)}>
          {candidateCardText.moreRest(rest)}
        </button>
      )}
      {candidate.missed_requirements.length > 0 && (
        <p className="flex text-14 baseline gap-6 above-16 warned">
          <IconAlertTriangle size={15} aria-hidden /> {candidateCardText.missingRequirements(candidate.missed_requirements.join(', '))}
        </p>
      )}
      <Keywords matched={candidate.matched_keywords} missing={candidate.missing_keywords} unknown={candidate.unknown_keywords} />
    </section>
  )
}

function Keywords({ matched, missing, unknown }: { matched: string[]; missing: string[]; unknown: string[] }) {
  if (matched.length + missing.length + unknown.length === 0) return null
  return (
    <ul className="flex wrap gap-6 above-16" aria-label={candidateCardText.keywords}>
      {matched.map((word) => (
        <li key={word} className="pill inline text-13 gap-4 tint medium">
          <IconCheck size={13} aria-label={candidateCardText.foundOrigin} /> {word}
        </li>
      ))}
      {missing.map((word) => (
        <li key={word} className="pill inline text-13 gap-4 outlined soft">
          <IconMinus size={13} aria-label={candidateCardText.notFound} /> {word}
        </li>
      ))}
      {unknown.map((word) => (
        <li key={word} className="pill inline text-13 gap-4 outlined soft">
          <IconQuestionMark size={13} aria-hidden /> {candidateCardText.notKnown(word)}
        </li>
      ))}
    </ul>
  )
}
