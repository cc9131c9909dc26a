import { failureOf } from '../api/failure.ts'

const firstPauseMs = 1000
const longestPauseMs = 15_000

/**
 * True when retrying the same write makes sense: no response, an ended session, a rate limit, or a server that is down or
 * starting.
 * A 500 is a response: a retry would fail again, and delay every later write.
 */
export function isWorthRetrying(error: unknown): boolean {
  const failure = failureOf(error)
  return failure !== null && [0, 401, 408, 429, 502, 503, 504].includes(failure.status)
}

/** The pause before the next attempt, in milliseconds, given the last one (0 at first). */
export const nextPause = (lastMs: number): number => Math.min(longestPauseMs, Math.max(firstPauseMs, lastMs * 2))
