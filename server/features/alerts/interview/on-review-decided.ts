// Notifies the team of a hiring manager's decision, with the rating or the reasons.
import { fullName } from '@fairlead/domain/shared/profile'
import type { EventOf } from '@fairlead/domain/events'
import { shownName } from '@fairlead/domain/candidate/shown-name'
import type { WorkspaceContext } from '../../../platform/context.ts'
import { loadCandidate } from '../../candidates/records/access-candidate.ts'
import { loadProject } from '../../projects/records/access-project.ts'
import { audienceOf } from '../delivery/audience.ts'
import { notify } from '../delivery/notifications.ts'
import { text } from '../texts/texts.ts'

/** Everyone who decides in the project, except the manager who did. */
export function notifyOfDecision(ctx: WorkspaceContext, event: EventOf<'review.decided'>): Promise<void> {
  return ctx.transaction(async (tx) => {
    const project = await loadProject(tx, event.projectId)
    const candidate = project && (await loadCandidate(tx, event.candidateId, false))
    if (!project || !candidate) return
    const name = shownName(fullName(candidate.profile), project.biasReducer)
    const { by, approved, sentence } = event
    await notify(
      tx,
      ctx,
      (await audienceOf(tx, project)).filter((id) => id !== event.userId),
      {
        projectId: project.id,
        candidateId: candidate.id,
        kind: approved ? 'review_approved' : 'review_rejected',
        body: () => [(approved ? text.approvedBy : text.rejectedBy)(by, name || text.aCandidate), sentence].filter(Boolean).join(' '),
        onceKey: `review_decided:${event.decisionId}`,
      },
    )
  })
}
