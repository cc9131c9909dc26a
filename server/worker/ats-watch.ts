// Checks every few seconds which workspaces have work for their applicant tracking system, and queues a round for each.
import { findAtsWork } from '../features/ats/ats-link-store.ts'
import type { Database } from '../platform/database.ts'
import type { Log } from '../platform/log.ts'
import { startPolling } from './poll.ts'

const pollMs = 5000

/** Also finds what a killed process left behind, which only needs to become due. */
export function startAtsWatch(database: Database, queue: (workspaceId: string) => Promise<void>, log: Log): { stop(): Promise<void> } {
  const round = async () => {
    for (const workspaceId of await findAtsWork(database, new Date())) await queue(workspaceId)
  }
  return startPolling(pollMs, round, (error) => log.warn({ err: error }, 'could not sync with the applicant tracking system; will retry'))
}
