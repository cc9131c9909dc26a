// How well a batch fit when it was found.
import type { BatchFacts } from '@fairlead/domain/project/batch-fit'
import { sql } from 'kysely'
import type { Tx } from '../../../platform/database.ts'

/** Unordered; empty for an unknown batch. */
export async function readBatchFacts(tx: Tx, projectId: string, batch: number): Promise<BatchFacts[]> {
  const rows = await tx
    .selectFrom('candidate')
    .select(['score', sql<number>`coalesce(jsonb_array_length(assessment -> 'missedMusts'), 0)`.as('missed')])
    .where('project_id', '=', projectId)
    .where('batch', '=', batch)
    .where('score', 'is not', null)
    .execute()
  return rows.map(({ score, missed }) => ({ score: score ?? 0, missed }))
}
