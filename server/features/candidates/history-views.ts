// Reads candidates' history: their last move, and a project's newest verdicts.
import type { NotNull } from 'kysely'
import type { Stage } from '@fairlead/domain/shared/stages'
import type { Tx } from '../../platform/database.ts'

export interface LastMove {
  id: string
  at: Date
  userId: string | null
  /** null when they were added to the project. */
  from: Stage | null
  to: Stage
}

/** The candidate's newest move that wasn't undone. */
export async function findLastMove(tx: Tx, candidateId: string): Promise<LastMove | null> {
  const row = await tx
    .selectFrom('candidate_history')
    .select(['id', 'at', 'user_id', 'from_stage', 'to_stage'])
    .where('candidate_id', '=', candidateId)
    .where('to_stage', 'is not', null)
    .$narrowType<{ to_stage: NotNull }>()
    .where('undone', '=', false)
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row ? { id: row.id, at: row.at, userId: row.user_id, from: row.from_stage, to: row.to_stage } : null
}

/** A project's verdicts, newest first. */
export async function newestVerdicts(tx: Tx, projectId: string, limit: number): Promise<('approved' | 'rejected')[]> {
  const rows = await tx
    .selectFrom('candidate')
    .select('verdict')
    .where('project_id', '=', projectId)
    .where('verdict', 'is not', null)
    .$narrowType<{ verdict: NotNull }>()
    .orderBy('verdict_at', 'desc')
    .limit(limit)
    .execute()
  return rows.map((row) => row.verdict)
}
