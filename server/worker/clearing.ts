// Deletes old rows, an hour after the start and then about every night.
import { clearOldRows, type Retention } from '../features/operations/clear-old-rows.ts'
import type { Database } from '../platform/database.ts'
import type { Log } from '../platform/log.ts'

const firstAfterMs = 3_600_000
const everyMs = 24 * 3_600_000

export function startClearing(database: Database, retention: Retention, log: Log): { stop(): Promise<void> } {
  let running: Promise<void> = Promise.resolve()
  const round = () => {
    running = clearOldRows(database, retention).then(
      (removed) => log.info({ removed }, 'old rows cleared'),
      (error: unknown) => log.error({ err: error }, 'clearing old rows failed'),
    )
  }
  const first = setTimeout(round, firstAfterMs)
  const nightly = setInterval(round, everyMs)
  return {
    async stop() {
      clearTimeout(first)
      clearInterval(nightly)
      await running
    },
  }
}
