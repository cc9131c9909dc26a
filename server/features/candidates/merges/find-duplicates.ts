// Compares new and changed people with the workspace's others: certain matches are merged, probable ones wait for a user.
import { blockingKeys } from '@fairlead/matching/identity/record'
import { comparePeople } from '@fairlead/matching/identity/score'
import { identityWeights } from '@fairlead/matching/identity/weights'
import type { Vocabulary } from '@fairlead/matching/skills/vocabulary'
import { sql } from 'kysely'
import { systemContext, type WorkspaceContext } from '../../../platform/context.ts'
import type { Database, Tx } from '../../../platform/database.ts'
import { markCompared, readProfiles } from '../people/person-store.ts'
import { identityOf } from './identity.ts'
import { mergePeople } from './merge-people.ts'
import { closePairs, findAlike, saveKeys, savePair } from './pair-store.ts'

/** People per transaction, so that no import waits for long. */
const chunk = 20

/** One round over everyone who waits to be compared; returns how many were. Several processes share the work by workspace. */
export async function findDuplicates(
  database: Database,
  vocabulary: () => Vocabulary,
  isLeaving: () => boolean = () => false,
  now?: () => Date,
): Promise<number> {
  const { rows } = await sql<{ id: string }>`select id from workspace w where exists (select from person p where p.workspace_id = w.id
    and p.compared_at is null and p.merged_into is null and p.erased_at is null and p.shadows is null) order by id`.execute(database.system)
  let compared = 0
  for (const { id } of rows) {
    const ctx = systemContext(database, id, now)
    for (;;) {
      if (isLeaving()) return compared
      const people = await ctx.transaction((tx) => compareSome(tx, ctx, vocabulary))
      compared += people
      if (people === 0) break
    }
  }
  return compared
}

async function compareSome(tx: Tx, ctx: WorkspaceContext, vocabulary: () => Vocabulary): Promise<number> {
  const { rows: locks } = await sql<{
    mine: boolean
  }>`select pg_try_advisory_xact_lock(hashtextextended(${`duplicates ${ctx.workspaceId}`}, 0)) as mine`.execute(tx)
  if (!locks.some((row) => row.mine)) return 0
  const waiting = await tx
    .selectFrom('person')
    .select(['id', 'profile', 'updated_at'])
    .where('workspace_id', '=', ctx.workspaceId)
    .where('compared_at', 'is', null)
    .where('merged_into', 'is', null)
    .where('erased_at', 'is', null)
    .where('shadows', 'is', null)
    .orderBy('id')
    .limit(chunk)
    .execute()
  const records = new Map(waiting.map(({ id, profile }) => [id, identityOf(profile)]))
  for (const [id, record] of records) await saveKeys(tx, ctx, id, blockingKeys(record))
  const gone = new Set<string>()
  for (const [id, record] of records) {
    if (gone.has(id)) continue
    const alike = (await findAlike(tx, ctx, id)).filter((otherId) => !gone.has(otherId))
    const profiles = await readProfiles(tx, alike)
    const pairs = profiles
      .map(({ id: otherId, profile }) => ({ otherId, ...comparePeople(record, identityOf(profile), identityWeights) }))
      .toSorted((a, b) => b.confidence - a.confidence)
    const probable = pairs.filter(({ verdict }) => verdict === 'probable')
    for (const { otherId, confidence } of probable) await savePair(tx, ctx, { personIds: [id, otherId], confidence, state: 'open' })
    await closePairs(
      tx,
      id,
      probable.map(({ otherId }) => otherId),
    )
    // one at a time: the merged record is compared again in the next round
    const certain = pairs.find(({ verdict }) => verdict === 'certain')
    if (!certain) continue
    const { personId, survivorId } = await mergePeople(tx, ctx, vocabulary(), {
      personIds: [id, certain.otherId],
      confidence: certain.confidence,
    })
    gone.add(personId).add(survivorId)
  }
  await markCompared(
    tx,
    waiting.filter(({ id }) => !gone.has(id)).map(({ id, updated_at: updatedAt }) => ({ id, updatedAt })),
    ctx.now(),
  )
  return waiting.length
}
