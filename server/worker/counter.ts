// The loop that updates the analytics counts: checks every second for changes, and counts until nothing is left.
import { countDue } from '../features/insight/count-due.ts'
import type { Database } from '../platform/database.ts'
import type { Log } from '../platform/log.ts'
import { startPolling } from '../platform/poll.ts'

const pollMs = 1000

export function startCounter(database: Database, log: Log): { stop(): Promise<void> } {
  let stopped = false
  const drain = async () => {
    while (!stopped && (await countDue(database)) > 0);
  }
  const polling = startPolling(pollMs, drain, (error) => log.warn({ err: error }, 'could not update counts; will retry'))
  return {
    async stop() {
      stopped = true
      await polling.stop()
    },
  }
}
