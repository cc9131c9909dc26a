// Updates the search index of people to this release's version, once after the start and in small steps.
import { indexVersion } from '@fairlead/matching/skills/index-person'
import type { Vocabulary } from '@fairlead/matching/skills/vocabulary'
import { renewIndex } from '../features/candidates/people/index-store.ts'
import type { Database } from '../platform/database.ts'
import type { Log } from '../platform/log.ts'

/** One round: all that is behind, until `leaving` is aborted. */
export async function renewIndexOfPeople(database: Database, vocabulary: () => Vocabulary, log: Log, leaving: AbortSignal): Promise<void> {
  const behind = await database.system.selectFrom('person_index').select('person_id').where('version', '<', indexVersion).limit(1).execute()
  if (behind.length === 0) return
  const renewed = await renewIndex(database, vocabulary(), new Date().toISOString().slice(0, 7), () => leaving.aborted)
  if (renewed > 0) log.info({ renewed }, 'search index renewed')
}
