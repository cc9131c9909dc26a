// A project's trials of an embeddings model, at most one open at a time, and the model it ranks with.
import type { ModelTrialResult } from '@fairlead/domain/project/model-trial'
import type { Tx } from '../../../platform/database.ts'
import { newId } from '../../../platform/ids.ts'

export interface ModelTrial {
  id: string
  state: 'queued' | 'running' | 'completed' | 'failed'
  requestedAt: Date
  finishedAt: Date | null
  model: string
  problem: string | null
  result: ModelTrialResult | null
}

const open = ['queued', 'running'] as const

export async function findNewestTrial(tx: Tx, projectId: string): Promise<ModelTrial | null> {
  const row = await tx
    .selectFrom('model_trial')
    .selectAll()
    .where('project_id', '=', projectId)
    .orderBy('requested_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  if (!row) return null
  return {
    id: row.id,
    state: row.state,
    requestedAt: row.requested_at,
    finishedAt: row.finished_at,
    model: row.model,
    problem: row.problem,
    result: row.result,
  }
}

/** True once a trial of this model was successful. */
export async function hasCompletedTrial(tx: Tx, projectId: string, model: string): Promise<boolean> {
  const row = await tx
    .selectFrom('model_trial')
    .select('id')
    .where('project_id', '=', projectId)
    .where('model', '=', model)
    .where('state', '=', 'completed')
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

/** False when one is already open. */
export async function insertTrial(
  tx: Tx,
  {
    project,
    model,
    requestedBy,
    requestedAt,
  }: { project: { id: string; workspaceId: string }; model: string; requestedBy: string; requestedAt: Date },
): Promise<boolean> {
  const row = await tx
    .insertInto('model_trial')
    .values({
      id: newId(),
      workspace_id: project.workspaceId,
      project_id: project.id,
      state: 'queued',
      model,
      requested_by: requestedBy,
      requested_at: requestedAt,
    })
    .onConflict((conflict) => conflict.column('project_id').where('state', 'in', open).doNothing())
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

export async function startTrial(tx: Tx, id: string): Promise<void> {
  await tx.updateTable('model_trial').set({ state: 'running' }).where('id', '=', id).where('state', 'in', open).execute()
}

/** Does nothing when another process has finished the trial. */
export async function finishTrial(
  tx: Tx,
  id: string,
  requestedAt: Date,
  ended: { state: 'completed'; result: ModelTrialResult } | { state: 'failed'; problem: string },
): Promise<void> {
  await tx
    .updateTable('model_trial')
    .set({
      state: ended.state,
      finished_at: requestedAt,
      ...(ended.state === 'completed' ? { result: JSON.stringify(ended.result) } : { problem: ended.problem }),
    })
    .where('id', '=', id)
    .where('state', 'in', open)
    .execute()
}

/** The model a project ranks with; null = none. */
export async function findRankingModel(tx: Tx, projectId: string): Promise<string | null> {
  const row = await tx.selectFrom('project').select('ranking_model').where('id', '=', projectId).executeTakeFirst()
  return row?.ranking_model ?? null
}
