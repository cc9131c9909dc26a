// Looks every few seconds which workspaces have something waiting for their applicant tracking system, and queues a round for each.
import { findAtsWork } from '../features/ats/ats-link-store.ts'
import type { Database } from '../platform/database.ts'
import type { Log } from '../platform/log.ts'

const pollMs = 5000

/** Also what a killed process left behind: nothing but the time it becomes due is needed to find it again. */
export function startAtsWatch(database: Database, queue: (workspaceId: string) => Promise<void>, log: Log): { stop(): Promise<void> } {
  let running: Promise<void> | null = null
  const round = () => {
    running ??= findAtsWork(database, new Date())
      .then(async (workspaces) => {
        for (const workspaceId of workspaces) await queue(workspaceId)
      })
      .catch((error: unknown) => log.warn({ err: error }, 'the applicant tracking system waits'))
      .finally(() => (running = null))
  }
  const poll = setInterval(round, pollMs)
  round()
  return {
    async stop() {
      clearInterval(poll)
      await running
    },
  }
}
