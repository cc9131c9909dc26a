// A text of the profile with the quoted words marked; the looked-at reason's ones stand out.
import { Fragment } from 'react'
import { piecesOf, type Spot } from './highlight.ts'
import { useProof } from './proof.ts'
import styles from './card.module.css'

export function Marked({ text, spot }: { text: string; spot: Spot }) {
  const { reasons, active } = useProof()
  const pieces = piecesOf(text, spot, reasons)
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
