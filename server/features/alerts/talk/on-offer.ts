// Notifies about offer letters: those who have to approve one, its author of their decisions, and the team of the candidate's answer.
import { personNameAsText } from '@fairlead/domain/account/names'
import type { EventOf } from '@fairlead/domain/events'
import { fullName } from '@fairlead/domain/shared/profile'
import type { WorkspaceContext } from '../../../platform/context.ts'
import type { Tx } from '../../../platform/database.ts'
import { findUserName } from '../../accounts/users/user-views.ts'
import { loadCandidate } from '../../candidates/records/access-candidate.ts'
import { loadProject } from '../../projects/records/access-project.ts'
import { audienceOf } from '../delivery/audience.ts'
import { notify } from '../delivery/notifications.ts'
import { text } from '../texts/texts.ts'

type OfferEvent = EventOf<'offer.approval_asked' | 'offer.approval_decided' | 'offer.answered'>

/** Each user once for each version of a letter and each answer. */
export function notifyOfOffer(ctx: WorkspaceContext, event: OfferEvent): Promise<void> {
  return ctx.transaction(async (tx) => {
    const { projectId, candidateId, letterId } = event
    const project = await loadProject(tx, projectId)
    const candidate = project && (await loadCandidate(tx, candidateId, false))
    if (!project || !candidate || candidate.isErased) return
    const name = project.biasReducer ? text.aCandidate : fullName(candidate.profile)
    const about = { projectId, candidateId }
    if (event.type === 'offer.answered') {
      const { answer } = event
      await notify(tx, ctx, await audienceOf(tx, project), {
        ...about,
        kind: 'offer_answered',
        body: () => (answer === 'signed' ? text.offerSigned(name) : text.offerDeclined(name)),
        onceKey: `offer:${letterId}:${answer}`,
      })
    } else if (event.type === 'offer.approval_asked') {
      const by = await nameOf(tx, event.byId)
      await notify(tx, ctx, event.userIds, {
        ...about,
        kind: 'offer_approval',
        body: () => text.offerToApprove(by, name),
        onceKey: `offer:${letterId}:asked:${event.version}`,
      })
    } else if (event.toId !== null && event.toId !== event.userId) {
      const by = await nameOf(tx, event.userId)
      await notify(tx, ctx, [event.toId], {
        ...about,
        kind: 'offer_approval',
        body: () => (event.approved ? text.offerApproved(by, name) : text.offerReturned(by, name)),
        onceKey: `offer:${letterId}:${event.version}:${event.userId}:${event.approved ? 'approved' : 'returned'}`,
      })
    }
  })
}

async function nameOf(tx: Tx, userId: string): Promise<string> {
  const user = await findUserName(tx, userId)
  return user ? personNameAsText(user.firstName, user.lastName) : ''
}
