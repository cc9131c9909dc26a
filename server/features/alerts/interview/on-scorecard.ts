// Notifies the team of a submitted scorecard, without its content, which is shown in the comparison.
import { personNameAsText } from '@fairlead/domain/account/names'
import { fullName } from '@fairlead/domain/shared/profile'
import { shownName } from '@fairlead/domain/candidate/shown-name'
import type { EventOf } from '@fairlead/domain/events'
import type { WorkspaceContext } from '../../../platform/context.ts'
import { loadCandidate } from '../../candidates/records/access-candidate.ts'
import { loadProject } from '../../projects/records/access-project.ts'
import { findUserName } from '../../accounts/users/user-views.ts'
import { audienceOf } from '../delivery/audience.ts'
import { notify } from '../delivery/notifications.ts'
import { text } from '../texts/texts.ts'

/** Everyone who decides in the project, except the interviewer. */
export function notifyOfScorecard(ctx: WorkspaceContext, event: EventOf<'scorecard.submitted'>): Promise<void> {
  return ctx.transaction(async (tx) => {
    const project = await loadProject(tx, event.projectId)
    const candidate = project && (await loadCandidate(tx, event.candidateId, false))
    const user = await findUserName(tx, event.userId)
    if (!project || !candidate || !user) return
    const name = shownName(fullName(candidate.profile), project.biasReducer) || 'a candidate'
    await notify(
      tx,
      ctx,
      (await audienceOf(tx, project)).filter((id) => id !== event.userId),
      {
        projectId: project.id,
        candidateId: candidate.id,
        kind: 'scorecard_submitted',
        body: () => text.submittedAScorecard(personNameAsText(user.firstName, user.lastName), name),
        onceKey: `scorecard:${event.interviewId}:${event.userId}`,
      },
    )
  })
}
