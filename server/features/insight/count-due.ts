// Counts candidates again after a change. The queue entry, the candidate's share, and the sums change in one transaction.
import { sql } from 'kysely'
import { countsOf } from '@fairlead/domain/insight/candidate-counts'
import type { Database } from '../../platform/database.ts'
import { readFacts } from './candidate-facts.ts'
import { pack, replaceParts, type Part } from './count-store.ts'

const counterLock = 7_104_022

/**
 * One round over at most `limit` notes; returns how many it took, 0 when there is nothing to do or someone else counts.
 * Notes are committed with the change they tell of and found whenever they appear, so neither a late commit nor a round
 * that was cut off loses anything, and a second round over the same candidate changes nothing.
 */
export function countDue(database: Database, limit = 10_000): Promise<number> {
  return database.system.transaction().execute(async (tx) => {
    const { rows } = await sql<{ ours: boolean }>`select pg_try_advisory_xact_lock(${counterLock}) as ours`.execute(tx)
    if (!rows[0]?.ours) return 0
    const due = await tx.selectFrom('insight_due').select(['id', 'workspace_id', 'candidate_id']).orderBy('id').limit(limit).execute()
    if (due.length === 0) return 0
    const workspaceOf = new Map(due.map((note) => [note.candidate_id, note.workspace_id]))
    const ids = [...workspaceOf.keys()]
    const facts = new Map((await readFacts(tx, ids)).map((one) => [one.candidateId, one]))
    const parts = ids.map((candidateId): Part => {
      const one = facts.get(candidateId)
      return { candidateId, workspaceId: workspaceOf.get(candidateId)!, counts: one ? pack(countsOf(one.facts)) : null }
    })
    await replaceParts(tx, parts)
    await tx
      .deleteFrom('insight_due')
      .where('id', '=', sql<number>`any(${due.map((note) => note.id)})`)
      .execute()
    return due.length
  })
}
