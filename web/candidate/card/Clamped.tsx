// A long text that can be expanded; it expands automatically when the highlighted evidence is further down.
import { truncate } from '@fairlead/domain/shared/formats'
import { useLayoutEffect, useRef, useState, type RefObject } from 'react'
import { reachOf, type Spot } from './highlight.ts'
import { Marked } from './Marked.tsx'
import { useProof } from './proof.ts'
import styles from './card.module.css'
import { text as candidateCardText } from '../../i18n/candidate-card.ts'

interface Props {
  text: string
  /** How many characters are shown at first; 'line' = as many as fit into one line. */
  limit: number | 'line'
  /** Its place in the profile; absent when no evidence refers to it. */
  spot?: Spot
  subject: string
}

/** How many characters a line has on a phone: evidence further on expands the text. */
const narrowestLine = 50

export function Clamped({ text, limit, spot, subject }: Props) {
  const [open, setOpen] = useState(false)
  const { reasons, active } = useProof()
  const line = useRef<HTMLSpanElement>(null)
  const isCutByLine = useIsCut(line, limit === 'line')
  const short = limit === 'line' ? { text, cut: isCutByLine } : truncate(text, limit)
  const reach = limit === 'line' ? narrowestLine : short.text.length
  const proofBelow = spot !== undefined && active !== null && reachOf(text, spot, reasons[active]) > reach
  const whole = open || proofBelow || !short.cut
  const shownText = whole ? text : short.text
  return (
    <span className={styles.prose} data-line={(limit === 'line' && !open && !proofBelow) || undefined}>
      <span ref={line}>{spot ? <Marked text={shownText} spot={spot} /> : shownText}</span>
      {!whole && limit !== 'line' && '… '}
      {short.cut && (
        <button
          type="button"
          className="more"
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

/** Whether a text has more than its line shows; once it had, it stays expandable. */
function useIsCut(line: RefObject<HTMLElement | null>, isLine: boolean): boolean {
  const [isCut, setCut] = useState(false)
  useLayoutEffect(() => {
    const element = line.current
    if (!isLine || !element) return
    const measure = () => {
      if (element.scrollHeight > element.clientHeight + 1) setCut(true)
    }
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => observer.disconnect()
  }, [line, isLine])
  return isCut
}
