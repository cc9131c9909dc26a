// Fetches the people a plan asks for: the index ranks them, the profiles are read under row-level security.
import type { PeopleIndex, Retrieval } from '@fairlead/domain/ports/people-index'
import type { FoundPerson } from '@fairlead/matching/judge-people'
import type { Tx } from '../../../platform/database.ts'
import { readApplicants } from '../../candidates/people/application-views.ts'
import { findObjected } from '../../candidates/records/objections.ts'
import { readProfiles } from '../../candidates/people/person-store.ts'

/**
 * The best `limit` people by pre-score, of a sample where `isGlance`, who aren't candidates of the index's project yet. A workspace's own data on a
 * shared person replaces the shared row. People who objected, and those deleted since the index was written, are excluded.
 */
export async function retrievePeople(
  tx: Tx,
  index: PeopleIndex,
  plan: Retrieval,
  { limit, exclude = [], isGlance = false }: { limit: number; exclude?: readonly string[]; isGlance?: boolean },
): Promise<FoundPerson[]> {
  const best = await index.rank(plan, limit, exclude, isGlance)
  return readRanked(
    tx,
    best.map(({ personId }) => personId),
  )
}

/** The people of these IDs who are still there and didn't object, in order. */
export async function readRanked(tx: Tx, ids: readonly string[]): Promise<FoundPerson[]> {
  if (ids.length === 0) return []
  const rows = await readProfiles(tx, ids)
  const applicants = await readApplicants(tx, ids)
  const objected = await findObjected(tx, ids)
  const profiles = new Map(rows.map(({ id, profile }) => [id, profile]))
  return ids.flatMap((personId) => {
    const profile = profiles.get(personId)
    return profile && !objected.has(personId) ? [{ personId, profile, ...(applicants.has(personId) ? { hasApplied: true } : {}) }] : []
  })
}
