// Queues the nightly counterfactual run of every searching project, a few at a time.
import { queueNightlyRun } from '../features/sourcing/models/check-fairness.ts'
import { findProjectsToCheck } from '../features/sourcing/models/fairness-store.ts'
import { systemContext } from '../platform/context.ts'
import type { Database } from '../platform/database.ts'
import type { Log } from '../platform/log.ts'

/** Hours of the night in UTC, the last one exclusive. */
const night = { from: 1, to: 6 } as const
/** A project is checked again once its last run is this old: at most once a night. */
const againMs = 18 * 3_600_000
/** Queued per round; longest wait first, so that many projects are spread over several nights. */
const atOnce = 50

/** One round; does nothing outside of the night. */
export async function queueDueChecks(database: Database, log: Log, now: () => Date = () => new Date()): Promise<number> {
  const time = now()
  if (time.getUTCHours() < night.from || time.getUTCHours() >= night.to) return 0
  let queued = 0
  for (const { id, workspaceId } of await findProjectsToCheck(database, new Date(time.getTime() - againMs), atOnce)) {
    try {
      if (await queueNightlyRun(systemContext(database, workspaceId, now), id)) queued += 1
    } catch (error) {
      log.warn({ err: error, project: id }, 'the nightly fairness check could not be queued')
    }
  }
  if (queued > 0) log.info({ queued }, 'nightly fairness checks queued')
  return queued
}
