// Updates the external index of people, and rebuilds it when it is incomplete.
import type { PeopleIndexWriter } from '@fairlead/domain/ports/people-index'
import { feedChanges, isIndexBuilt, rebuildIndex, stopNoting } from '../features/sourcing/feed-index.ts'
import type { Database } from '../platform/database.ts'
import type { Log } from '../platform/log.ts'
import { startPolling } from '../platform/poll.ts'

const everyMs = 1000
/** How long a server that didn't respond is left alone. */
const restMs = 30_000
const toldEvery = 100_000

/** @param outside null = no such index is configured, and changes are no longer recorded */
export function startIndexFeed(
  database: Database,
  outside: { name: string; writer: PeopleIndexWriter } | null,
  log: Log,
): { stop(): Promise<void> } {
  let isLeaving = false
  let isDone = false
  let restUntil = 0
  const round = async () => {
    if (isDone || Date.now() < restUntil) return
    if (!outside) {
      await stopNoting(database)
      isDone = true
      return
    }
    const { name, writer } = outside
    if (!(await isIndexBuilt(database, name))) {
      log.info('building the index of people')
      const people = await rebuildIndex(database, writer, name, {
        onProgress: (done, total) => done % toldEvery === 0 && log.info({ done, total }, 'building the index of people'),
        isLeaving: () => isLeaving,
        isNeeded: async () => !(await isIndexBuilt(database, name)),
      })
      if (people !== null) log.info({ people }, 'the index of people is built')
    }
    while (!isLeaving && (await feedChanges(database, writer)) > 0);
  }
  const polling = startPolling(everyMs, round, (error) => {
    restUntil = Date.now() + restMs
    log.error({ err: error }, 'could not update the index of people')
  })
  return {
    stop() {
      isLeaving = true
      return polling.stop()
    },
  }
}
