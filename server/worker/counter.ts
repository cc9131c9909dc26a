// The loop that keeps the analytics' counts: looks every second whether anything has changed, and counts until nothing is left.
import { countDue } from '../features/insight/count-due.ts'
import type { Database } from '../platform/database.ts'
import type { Log } from '../platform/log.ts'

const pollMs = 1000

export function startCounter(database: Database, log: Log): { stop(): Promise<void> } {
  let stopped = false
  let running: Promise<void> | null = null
  const drain = async () => {
    while (!stopped && (await countDue(database)) > 0);
  }
  const round = () => {
    running ??= drain()
      .catch((error: unknown) => log.warn({ err: error }, 'counting waits'))
      .finally(() => (running = null))
  }
  const poll = setInterval(round, pollMs)
  round()
  return {
    async stop() {
      stopped = true
      clearInterval(poll)
      await running
    },
  }
}
