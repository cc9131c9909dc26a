// Notifies a project's team of new candidates to review.
import type { EventOf } from '@fairlead/domain/events'
import type { WorkspaceContext } from '../../../platform/context.ts'
import { loadProject } from '../../projects/records/access-project.ts'
import { audienceOf } from '../delivery/audience.ts'
import { notify } from '../delivery/notifications.ts'
import { text } from '../texts/texts.ts'

export function notifyOfBatch(ctx: WorkspaceContext, event: EventOf<'search.batch_ready'>): Promise<void> {
  return ctx.transaction(async (tx) => {
    const project = await loadProject(tx, event.projectId)
    if (!project) return
    const body = () =>
      event.found === 0
        ? text.noNewCandidatesAlert
        : event.isCalibration
          ? text.firstCandidatesAlert(event.found)
          : text.newCandidatesAlert(event.found)
    await notify(tx, ctx, await audienceOf(tx, project), {
      projectId: project.id,
      candidateId: null,
      kind: 'batch_ready',
      body,
      onceKey: `batch:${event.runId}`,
    })
  })
}
