// After the last swipe calibration ends for good, and the next batch is searched with what was learned.
import { decideStatus } from '@fairlead/domain/project/lifecycle'
import { searchesOn } from '@fairlead/domain/project/searches-on'
import type { WorkspaceContext } from '../../platform/context.ts'
import type { Tx } from '../../platform/database.ts'
import { record } from '../../platform/events.ts'
import type { LoadedProject } from './access-project.ts'
import { saveCalibration, saveStatus } from './project-store.ts'
import { startSearch } from './start-search.ts'

/** In the transaction of the last swipe, with the project row locked. */
export async function finishCalibration(tx: Tx, ctx: WorkspaceContext, project: LoadedProject): Promise<void> {
  await saveCalibration(tx, project.id, false, ctx.now())
  const next = decideStatus(project, 'last_swipe')
  if (next) await saveStatus(tx, project.id, next)
  await record(tx, ctx, { type: 'project.calibrated', projectId: project.id })
  const { shouldPopulate } = project.settings
  if (!searchesOn({ ...project, shouldPopulate, isCalibrated: false })) {
    const settled = next && decideStatus({ ...project, ...next }, 'batch_ready')
    if (settled) await saveStatus(tx, project.id, settled)
    return
  }
  await startSearch(tx, ctx, { ...project, ...next, calibratedAt: ctx.now() }, 'next')
}
