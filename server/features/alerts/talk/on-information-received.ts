// Notifies the team that a candidate has sent the requested information.
import type { EventOf } from '@fairlead/domain/events'
import { fullName } from '@fairlead/domain/shared/profile'
import type { WorkspaceContext } from '../../../platform/context.ts'
import { loadCandidate } from '../../candidates/records/access-candidate.ts'
import { loadProject } from '../../projects/records/access-project.ts'
import { audienceOf } from '../delivery/audience.ts'
import { notify } from '../delivery/notifications.ts'
import { text } from '../texts/texts.ts'

export function notifyOfInformation(ctx: WorkspaceContext, event: EventOf<'information.received'>): Promise<void> {
  return ctx.transaction(async (tx) => {
    const project = await loadProject(tx, event.projectId)
    const candidate = project && (await loadCandidate(tx, event.candidateId, false))
    if (!project || !candidate) return
    const name = project.biasReducer ? 'A candidate' : fullName(candidate.profile)
    await notify(tx, ctx, await audienceOf(tx, project), {
      projectId: project.id,
      candidateId: candidate.id,
      kind: 'information_received',
      body: () => text.informationAlert(name),
      onceKey: `information:${event.mailId}`,
    })
  })
}
