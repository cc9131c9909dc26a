// Notifies the teammate a conversation was assigned to.
import { personNameAsText } from '@fairlead/domain/account/names'
import type { EventOf } from '@fairlead/domain/events'
import { fullName } from '@fairlead/domain/shared/profile'
import type { WorkspaceContext } from '../../../platform/context.ts'
import { loadCandidate } from '../../candidates/records/access-candidate.ts'
import { loadProject } from '../../projects/records/access-project.ts'
import { findUserName } from '../../accounts/users/user-views.ts'
import { notify } from '../delivery/notifications.ts'
import { text } from '../texts/texts.ts'

export function notifyOfAssignment(ctx: WorkspaceContext, event: EventOf<'conversation.assigned'>): Promise<void> {
  return ctx.transaction(async (tx) => {
    const { projectId, candidateId, userId, byId, requestId } = event
    const by = await findUserName(tx, byId)
    const project = by && (await loadProject(tx, projectId))
    const candidate = project && (await loadCandidate(tx, candidateId, false))
    if (!by || !project || !candidate) return
    const name = project.biasReducer ? 'a candidate' : fullName(candidate.profile)
    await notify(tx, ctx, [userId], {
      projectId,
      candidateId,
      kind: 'conversation_assigned',
      body: () => text.assignedAlert(personNameAsText(by.firstName, by.lastName), name),
      onceKey: `conversation:${requestId}`,
    })
  })
}
