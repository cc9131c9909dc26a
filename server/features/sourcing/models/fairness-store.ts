// Projects' counterfactual runs: at most one is open at a time.
import type { SwapResult } from '@fairlead/domain/project/fairness'
import type { ProjectStatus } from '@fairlead/domain/project/project'
import type { Database, Tx } from '../../../platform/database.ts'
import { newId } from '../../../platform/ids.ts'

export interface FairnessRun {
  id: string
  projectId: string
  state: 'queued' | 'running' | 'completed' | 'failed'
  /** null = the nightly run. */
  requestedBy: string | null
  requestedAt: Date
  finishedAt: Date | null
  engine: string | null
  people: number
  leftOut: number
  batches: number[]
  swaps: SwapResult[]
}

const open = ['queued', 'running'] as const
/** Others have no new candidates. */
const searching: ProjectStatus[] = ['active', 'calibrating']

function runs(tx: Tx, projectId: string) {
  return tx.selectFrom('fairness_run').selectAll().where('project_id', '=', projectId).orderBy('requested_at', 'desc').orderBy('id', 'desc')
}

type Row = Awaited<ReturnType<ReturnType<typeof runs>['execute']>>[number]

const fromRow = (row: Row): FairnessRun => ({
  id: row.id,
  projectId: row.project_id,
  state: row.state,
  requestedBy: row.requested_by,
  requestedAt: row.requested_at,
  finishedAt: row.finished_at,
  engine: row.engine,
  people: row.people,
  leftOut: row.left_out,
  batches: row.batches,
  swaps: row.swaps,
})

/** Newest first. */
export async function listFairnessRuns(tx: Tx, projectId: string, limit: number): Promise<FairnessRun[]> {
  return (await runs(tx, projectId).limit(limit).execute()).map(fromRow)
}

export async function findNewestFairnessRun(tx: Tx, projectId: string): Promise<FairnessRun | null> {
  return (await listFairnessRuns(tx, projectId, 1))[0] ?? null
}

export async function findOpenFairnessRun(tx: Tx, projectId: string): Promise<FairnessRun | null> {
  const row = await runs(tx, projectId).where('state', 'in', open).executeTakeFirst()
  return row ? fromRow(row) : null
}

/** False when one is already open. */
export async function insertFairnessRun(
  tx: Tx,
  project: { id: string; workspaceId: string },
  requestedBy: string | null,
  requestedAt: Date,
): Promise<boolean> {
  const row = await tx
    .insertInto('fairness_run')
    .values({
      id: newId(),
      workspace_id: project.workspaceId,
      project_id: project.id,
      state: 'queued',
      requested_by: requestedBy,
      requested_at: requestedAt,
    })
    .onConflict((conflict) => conflict.column('project_id').where('state', 'in', open).doNothing())
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

export async function startFairnessRun(tx: Tx, id: string): Promise<void> {
  await tx.updateTable('fairness_run').set({ state: 'running' }).where('id', '=', id).where('state', 'in', open).execute()
}

/** Does nothing when another process has finished the run. */
export async function finishFairnessRun(
  tx: Tx,
  id: string,
  result: { state: 'completed' | 'failed'; at: Date } & Partial<Pick<FairnessRun, 'engine' | 'people' | 'leftOut' | 'batches' | 'swaps'>>,
): Promise<void> {
  await tx
    .updateTable('fairness_run')
    .set({
      state: result.state,
      finished_at: result.at,
      engine: result.engine ?? null,
      people: result.people ?? 0,
      left_out: result.leftOut ?? 0,
      batches: result.batches ?? [],
      swaps: JSON.stringify(result.swaps ?? []),
    })
    .where('id', '=', id)
    .where('state', 'in', open)
    .execute()
}

/** Searching projects that weren't checked since `before`, longest wait first; in all workspaces. */
export async function findProjectsToCheck(database: Database, before: Date, limit: number): Promise<{ id: string; workspaceId: string }[]> {
  const rows = await database.system
    .selectFrom('project')
    .select(({ selectFrom }) => [
      'project.id',
      'project.workspace_id',
      selectFrom('fairness_run')
        .select(({ fn }) => fn.max('requested_at').as('at'))
        .whereRef('fairness_run.project_id', '=', 'project.id')
        .as('checked_at'),
    ])
    .where('project.is_archived', '=', false)
    .where('project.lifecycle_status', 'in', searching)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('candidate')
          .select('candidate.id')
          .whereRef('candidate.project_id', '=', 'project.id')
          .where('candidate.batch', 'is not', null),
      ),
    )
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('fairness_run')
            .select('fairness_run.id')
            .whereRef('fairness_run.project_id', '=', 'project.id')
            .where('fairness_run.requested_at', '>=', before),
        ),
      ),
    )
    .orderBy('checked_at', (order) => order.asc().nullsFirst())
    .orderBy('project.id')
    .limit(limit)
    .execute()
  return rows.map((row) => ({ id: row.id, workspaceId: row.workspace_id }))
}
