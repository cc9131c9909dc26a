// Brings the index of people to this release's version; updates the external one, and rebuilds it when it is incomplete.
import type { PeopleIndexWriter } from '@fairlead/domain/ports/people-index'
import { feedChanges, isIndexBuilt, rebuildIndex, stopNoting } from '../features/sourcing/index/feed-index.ts'
import type { Database } from '../platform/database.ts'
import type { Log } from '../platform/log.ts'
import { indexVersion } from '@fairlead/matching/skills/index-person'
import type { Vocabulary } from '@fairlead/matching/skills/vocabulary'
import { renewIndex } from '../features/candidates/people/index-store.ts'

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

/** One round: everyone whose row is of an earlier release, in small steps, until `leaving` is aborted. */
export async function renewIndexOfPeople(database: Database, vocabulary: () => Vocabulary, log: Log, leaving: AbortSignal): Promise<void> {
  const behind = await database.system.selectFrom('person_index').select('person_id').where('version', '<', indexVersion).limit(1).execute()
  if (behind.length === 0) return
  const renewed = await renewIndex(database, vocabulary(), new Date().toISOString().slice(0, 7), () => leaving.aborted)
  if (renewed > 0) log.info({ renewed }, 'search index renewed')
}
