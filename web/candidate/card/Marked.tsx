import { Fragment } from 'react'
import { piecesOf, reasonsAt, type Spot } from './highlight.ts'
import { useProof } from './proof.ts'
import styles from './card.module.css'

interface Props {
  text: string
  spot: Spot
  /** The text is displayed differently than stored, so a quote highlights all of it. */
  asWhole?: boolean
}

export function Marked({ text, spot, asWhole = false }: Props) {
  const { reasons, active } = useProof()
  const pieces = asWhole ? [{ text, reasons: reasonsAt(spot, reasons) }] : piecesOf(text, spot, reasons)
  return pieces.map((piece, index) =>
    piece.reasons.length === 0 ? (
      <Fragment key={index}>{piece.text}</Fragment>
    ) : (
      <mark key={index} className={styles.mark} data-active={(active !== null && piece.reasons.includes(active)) || undefined}>
        {piece.text}
      </mark>
    ),
  )
}
