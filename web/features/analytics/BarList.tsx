import type { ReactNode } from 'react'
import styles from './analytics.module.css'
import { text as analyticsText } from '../../i18n/analytics.ts'

export interface Bar {
  key: string
  label: ReactNode
  hint?: string | undefined
  /** 0 to 1, the length; null draws none: too few to tell. */
  share: number | null
  /** The quieter part at its end, 0 to 1. */
  rest?: number | undefined
  value: string
  note?: string | undefined
}

/** Draws `maxBars` of them; the table has all. */
export function BarList({ bars, maxBars = bars.length }: { bars: readonly Bar[]; maxBars?: number }) {
  return (
    <ul className={`stack ${styles.bars}`} aria-hidden>
      {bars.slice(0, maxBars).map(({ key, label, hint, share, rest, value, note }) => (
        <li key={key}>
          <span className="stack dense shrink anywhere gap-0">
            <span>{label}</span>
            {hint && <small>{hint}</small>}
          </span>
          <span className={styles.track}>
            {share ? <span className={styles.bar} style={{ inlineSize: `${Math.min(100, share * 100)}%` }} /> : null}
            {rest ? <span className={styles.rest} style={{ inlineSize: `${Math.min(100, rest * 100)}%` }} /> : null}
          </span>
          <span className="stack dense num right gap-0">
            <strong>{value}</strong>
            {note && <small>{note}</small>}
          </span>
        </li>
      ))}
      {bars.length > maxBars && (
        <li className={`soft ${styles.soft}`}>
          {bars.length - maxBars} {analyticsText.moreRows}
        </li>
      )}
    </ul>
  )
}
