// Whether a start that failed begins again (decision 042).
import { failureOf } from '../api/failure.ts'

const pauseMs = 600_000
/** No answer, or one that says to come again later. */
const passing = [0, 408, 429, 502, 503, 504]

/** Whether to forget the session and load again: not when no one answered, and not twice in ten minutes. */
export function mayStartOver(error: unknown, lastAt: number | null, now: number): boolean {
  const failure = failureOf(error)
  // an ended session has its own way out
  if (!failure || failure.status === 401 || passing.includes(failure.status)) return false
  return lastAt === null || now - lastAt > pauseMs
}
