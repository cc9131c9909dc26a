// How well a batch fit when it was found.
import type { BatchFacts } from '@fairlead/domain/project/batch-fit'
import { sql } from 'kysely'
import type { Tx } from '../../platform/database.ts'

/** Unordered; empty for an unknown batch. */
export async function readBatchFacts(tx: Tx, projectId: string, batch: number): Promise<BatchFacts[]> {
  const rows = await tx
    .selectFrom('candidate')
    .select(['score', sql<boolean>`coalesce(jsonb_array_length(assessment -> 'missedMusts'), 0) > 0`.as('misses_must')])
    .where('project_id', '=', projectId)
    .where('batch', '=', batch)
    .where('score', 'is not', null)
    .execute()
  return rows.map(({ score, misses_must }) => ({ score: score ?? 0, missesMust: misses_must }))
}
