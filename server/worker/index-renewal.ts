// Updates the search index of people to this release's version, once after the start and in small steps.
import { indexVersion } from '@fairlead/matching/skills/index-person'
import type { Vocabulary } from '@fairlead/matching/skills/vocabulary'
import { renewIndex } from '../features/candidates/index-store.ts'
import type { Database } from '../platform/database.ts'
import type { Log } from '../platform/log.ts'
import { startPolling } from '../platform/poll.ts'

/** Retries an unavailable database. */
const everyMs = 10 * 60_000

export function startIndexRenewal(database: Database, vocabulary: () => Vocabulary, log: Log): { stop(): Promise<void> } {
  let isLeaving = false
  const round = async () => {
    const behind = await database.system
      .selectFrom('person_index')
      .select('person_id')
      .where('version', '<', indexVersion)
      .limit(1)
      .execute()
    if (behind.length === 0) return
    const renewed = await renewIndex(database, vocabulary(), new Date().toISOString().slice(0, 7), () => isLeaving)
    if (renewed > 0) log.info({ renewed }, 'search index renewed')
  }
  const polling = startPolling(everyMs, round, (error) => log.error({ err: error }, 'could not renew the search index'))
  return {
    stop() {
      isLeaving = true
      return polling.stop()
    },
  }
}
