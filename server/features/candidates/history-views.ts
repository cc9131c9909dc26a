// Reads what happened to candidates: their last move, and the newest verdicts of a project.
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

/** The candidate's newest move that was not undone. */
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

/** The verdicts of a project, newest first. */
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
