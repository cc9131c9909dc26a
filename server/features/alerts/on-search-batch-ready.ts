// Tells a project's team that new candidates wait for review.
import type { EventOf } from '@fairlead/domain/events'
import type { WorkspaceContext } from '../../platform/context.ts'
import { loadProject } from '../projects/access-project.ts'
import { audienceOf } from './audience.ts'
import { notify } from './notifications.ts'

export function notifyOfBatch(ctx: WorkspaceContext, event: EventOf<'search.batch_ready'>): Promise<void> {
  return ctx.transaction(async (tx) => {
    const project = await loadProject(tx, event.projectId)
    if (!project) return
    const body =
      event.found === 0
        ? 'No new candidates match this search. Widen it in the settings.'
        : event.isCalibration
          ? `The first ${event.found} candidates are ready. Tell us who fits.`
          : `${event.found} new candidates are ready for review.`
    await notify(tx, ctx, await audienceOf(tx, project), {
      projectId: project.id,
      candidateId: null,
      kind: 'batch_ready',
      body,
      onceKey: `batch:${event.runId}`,
    })
  })
}
