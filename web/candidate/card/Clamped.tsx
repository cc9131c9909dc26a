// A long text that can be expanded; it expands automatically when the highlighted evidence is further down.
import { truncate } from '@fairlead/domain/shared/formats'
import { useState } from 'react'
import { reachOf, type Spot } from './highlight.ts'
import { Marked } from './Marked.tsx'
import { useProof } from './proof.ts'
import styles from './card.module.css'
import { text as candidateCardText } from '../../i18n/candidate-card.ts'

interface Props {
  text: string
  limit: number
  /** Its place in the profile; absent when no evidence refers to it. */
  spot?: Spot
  subject: string
}

export function Clamped({ text, limit, spot, subject }: Props) {
  const [open, setOpen] = useState(false)
  const { reasons, active } = useProof()
  const short = truncate(text, limit)
  const proofBelow = spot !== undefined && active !== null && reachOf(text, spot, reasons[active]) > short.text.length
  const whole = open || proofBelow || !short.cut
  const shownText = whole ? text : short.text
  return (
    <span className={styles.prose}>
      {spot ? <Marked text={shownText} spot={spot} /> : shownText}
      {!whole && '… '}
      {short.cut && (
        <button
          type="button"
          className={styles.more}
          aria-expanded={whole}
          aria-label={whole ? candidateCardText.showLessOf(subject) : candidateCardText.showMoreOf(subject)}
          onClick={() => setOpen(!whole)}
        >
          {whole ? candidateCardText.less : candidateCardText.more}
        </button>
      )}
    </span>
  )
}
