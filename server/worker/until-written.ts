// Keeps what must be written in memory until the database takes it.
import { isUnreachable } from '../platform/database.ts'

const longestPause = 5000
/** Attempts for a fault that is not the database being away. */
const mostTries = 8

/**
 * Tries `write` until it succeeds. After `leaving` has aborted, and for a fault of the write itself, it gives up after a few tries and
 * throws; `write` must be harmless to repeat.
 */
export async function untilWritten(write: () => Promise<void>, leaving: AbortSignal, failed: (error: unknown) => void): Promise<void> {
  for (let attempt = 1, pause = 100; ; attempt++, pause = Math.min(pause * 2, longestPause)) {
    try {
      return await write()
    } catch (error) {
      if (attempt >= mostTries && (leaving.aborted || !isUnreachable(error))) throw error
      if (attempt === 1) failed(error)
      await new Promise((resolve) => setTimeout(resolve, leaving.aborted ? 100 : pause))
    }
  }
}
