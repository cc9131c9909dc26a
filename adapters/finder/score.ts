import { field } from '../http/shape.ts'

/** The vendor's confidence from 0 to 100; null when it gives none. */
export function scoreOf(data: unknown): number | null {
  const score = field(data, 'score')
  return typeof score === 'number' && score >= 0 && score <= 100 ? Math.round(score) : null
}
