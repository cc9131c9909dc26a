// The end of a search: the first batch starts calibration; later ones reactivate the project.
import type { SearchNote } from '@fairlead/domain/shared/stored-text'
import type { BatchComparison } from '@fairlead/domain/project/batch-fit'
import { decideStatus } from '@fairlead/domain/project/lifecycle'
import type { WorkspaceContext } from '../../../platform/context.ts'
import type { Tx } from '../../../platform/database.ts'
import { record } from '../../../platform/events.ts'
import { loadProject, type LoadedProject } from '../records/access-project.ts'
import { saveCalibration, saveStatus } from '../records/project-store.ts'
import { closeRun, findOpenRun, type SearchRun } from './search-run-store.ts'

/** Runs in the transaction that locked the project and stored the batch. `found` = added candidates. */
export async function finishSearch(
  tx: Tx,
  ctx: WorkspaceContext,
  project: LoadedProject,
  run: SearchRun,
  { note, ...batch }: BatchComparison & { note: SearchNote | null },
): Promise<void> {
  const first = decideStatus(project, 'first_batch_ready')
  const next = first ?? decideStatus(project, 'batch_ready')
  if (next) await saveStatus(tx, project.id, next)
  if (run.isCalibration && project.calibratedAt === null && batch.found > 0) await saveCalibration(tx, project.id, true, null)
  await closeRun(tx, run.id, 'completed', { ...batch, note })
  await record(tx, ctx, {
    type: 'search.batch_ready',
    projectId: project.id,
    runId: run.id,
    batch: run.batch,
    found: batch.found,
    isCalibration: run.isCalibration,
  })
}

const emptyBatch: BatchComparison = { found: 0, fits: null, missed: null, foundBefore: null, missedBefore: null }

/** A failed search leaves the project usable, with a reason. Runs in a transaction that locked the project. */
export async function failSearch(
  tx: Tx,
  ctx: WorkspaceContext,
  { project, run, note }: { project: LoadedProject; run: SearchRun; note: SearchNote | null },
): Promise<void> {
  await closeRun(tx, run.id, 'failed', { ...emptyBatch, note })
  const next = decideStatus(project, 'first_batch_ready') ?? decideStatus(project, 'batch_ready')
  if (next) await saveStatus(tx, project.id, next)
  await record(tx, ctx, { type: 'project.status_changed', projectId: project.id, status: next?.status ?? project.status })
}

/** Closes a project's open search that failed on every attempt; does nothing if it was closed in the meantime. */
export function giveUpSearch(ctx: WorkspaceContext, projectId: string, note: SearchNote | null): Promise<void> {
  return ctx.transaction(async (tx) => {
    const project = await loadProject(tx, projectId, 'update')
    const run = await findOpenRun(tx, projectId)
    if (project && run) await failSearch(tx, ctx, { project, run, note })
  })
}
