// Recounts changed candidates. The queue entry, the candidate's part, and the sums change in one transaction.
import { sql } from 'kysely'
import { countsOf } from '@fairlead/domain/insight/candidate-counts'
import { must } from '@fairlead/domain/shared/records'
import type { Database } from '../../platform/database.ts'
import { readFacts } from './candidate-facts.ts'
import { pack, replaceParts, type Part } from './count-store.ts'

const counterLock = 7_104_022

/**
 * Processes at most `limit` queue entries; returns how many, 0 when there are none or another process is counting.
 * Entries are committed with their change and found whenever they appear, so neither a late commit nor an
 * interrupted round loses anything, and a second round over the same candidate changes nothing.
 */
export function countDue(database: Database, limit = 10_000): Promise<number> {
  return database.system.transaction().execute(async (tx) => {
    const { rows } = await sql<{ ours: boolean }>`select pg_try_advisory_xact_lock(${counterLock}) as ours`.execute(tx)
    if (!rows[0]?.ours) return 0
    const due = await tx.selectFrom('insight_due').select(['id', 'workspace_id', 'candidate_id']).orderBy('id').limit(limit).execute()
    if (due.length === 0) return 0
    const workspaceOf = new Map(due.map((note) => [note.candidate_id, note.workspace_id]))
    const ids = [...workspaceOf.keys()]
    const facts = new Map((await readFacts(tx, ids)).map((fact) => [fact.candidateId, fact]))
    const parts = ids.map((candidateId): Part => {
      const fact = facts.get(candidateId)
      return { candidateId, workspaceId: must(workspaceOf.get(candidateId)), counts: fact ? pack(countsOf(fact.facts)) : null }
    })
    await replaceParts(tx, parts)
    await tx
      .deleteFrom('insight_due')
      .where('id', '=', sql<number>`any(${due.map((note) => note.id)})`)
      .execute()
    return due.length
  })
}
