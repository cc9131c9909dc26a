// Checks every half minute for interviews of candidates who have left the process.
import { cancelStale } from '../features/interviews/cancel-stale.ts'
import type { Database } from '../platform/database.ts'
import type { Log } from '../platform/log.ts'
import { startPolling } from './poll.ts'

const pollMs = 30_000

export function startInterviewWatch(database: Database, log: Log): { stop(): Promise<void> } {
  const round = async () => void (await cancelStale(database, () => new Date()))
  return startPolling(pollMs, round, (error) => log.warn({ err: error }, 'could not cancel interviews of closed candidates; will retry'))
}
