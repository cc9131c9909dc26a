// Whether a failed start begins again (decision 042).
import { failureOf } from '../api/failure.ts'

const pauseMs = 600_000
/** No response, or one that says to retry later. */
const passing = [0, 408, 429, 502, 503, 504]

/** Whether to forget the session and reload: not without a response, and not twice in ten minutes. */
export function mayStartOver(error: unknown, lastAt: number | null, now: number): boolean {
  const failure = failureOf(error)
  // an ended session is handled separately
  if (!failure || failure.status === 401 || failure.code === 'second_factor_needed' || passing.includes(failure.status)) return false
  return lastAt === null || now - lastAt > pauseMs
}
