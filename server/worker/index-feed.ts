// Updates the external index of people, and rebuilds it when it is incomplete.
import type { PeopleIndexWriter } from '@fairlead/domain/ports/people-index'
import { feedChanges, isIndexBuilt, rebuildIndex, stopNoting } from '../features/sourcing/index/feed-index.ts'
import type { Database } from '../platform/database.ts'
import type { Log } from '../platform/log.ts'

/** How long a server that didn't respond is left alone. */
const restMs = 30_000
const toldEvery = 100_000

/**
 * The round that feeds the index.
 * @param outside null = no such index is configured, and changes are no longer recorded
 */
export function openIndexFeed(
  database: Database,
  outside: { name: string; writer: PeopleIndexWriter } | null,
  log: Log,
): (leaving: AbortSignal) => Promise<void> {
  let isDone = false
  let restUntil = 0
  const feed = async ({ name, writer }: NonNullable<typeof outside>, leaving: AbortSignal) => {
    if (!(await isIndexBuilt(database, name))) {
      log.info('building the index of people')
      const people = await rebuildIndex(database, writer, name, {
        onProgress: (done, total) => done % toldEvery === 0 && log.info({ done, total }, 'building the index of people'),
        isLeaving: () => leaving.aborted,
        isNeeded: async () => !(await isIndexBuilt(database, name)),
      })
      if (people !== null) log.info({ people }, 'the index of people is built')
    }
    while (!leaving.aborted && (await feedChanges(database, writer)) > 0);
  }
  return async (leaving) => {
    if (isDone || Date.now() < restUntil) return
    try {
      if (outside) return await feed(outside, leaving)
      await stopNoting(database)
      isDone = true
    } catch (error) {
      restUntil = Date.now() + restMs
      throw error
    }
  }
}
