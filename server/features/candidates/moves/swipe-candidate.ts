// The verdict on one candidate of the review queue.
import { asksAfterLeftSwipe, leftSwipesToAsk } from '@fairlead/domain/candidate/left-swipes'
import { whyNotSwipe } from '@fairlead/domain/candidate/moves'
import { rejectionOf, type GivenRejection } from '@fairlead/domain/candidate/rejection'
import { Refusal } from '@fairlead/domain/refusal'
import { isReviewStage } from '@fairlead/domain/shared/stages'
import type { ActorContext } from '../../../platform/context.ts'
import type { Tx } from '../../../platform/database.ts'
import { record } from '../../../platform/events.ts'
import { accessProject } from '../../projects/records/access-project.ts'
import { accessCandidate } from '../records/access-candidate.ts'
import { findLastMove, newestVerdicts } from '../records/history-store.ts'
import { moveCandidate, recordBlockedApproval } from './move-candidate.ts'
import { text } from '../texts/texts.ts'

export interface SwipeCandidate extends GivenRejection {
  projectId: string
  candidateId: string
  approved: boolean
}

/** Returns how many are left to review. */
export function swipeCandidate(ctx: ActorContext, input: SwipeCandidate): Promise<number> {
  return recordBlockedApproval(ctx, input, () => ctx.transaction((tx) => swipeWithin(tx, ctx, input)))
}

async function swipeWithin(tx: Tx, ctx: ActorContext, input: SwipeCandidate): Promise<number> {
  const locked = await accessProject(tx, ctx.actor, input.projectId, 'decide', 'update')
  const { project, candidate } = await accessCandidate(tx, ctx.actor, input, 'decide', locked)
  const to = input.approved ? 'APPROVED' : 'REJECTED'
  if (candidate.stage === to) {
    // a client that lost the response sends the verdict again: the same verdict by the same user counts once
    const last = await findLastMove(tx, candidate.id)
    if (last?.userId === ctx.userId && last.to === to && last.from && isReviewStage(last.from)) return project.counts.UNDER_REVIEW ?? 0
  }
  const refusal = whyNotSwipe(project, ctx.actor, candidate)
  if (refusal) throw new Refusal(refusal, refusal === 'invalid_move' ? text.alreadyReviewed : undefined)
  const details = input.approved ? {} : { rejection: rejectionOf(input) }
  const remaining = await moveCandidate(tx, { project, candidate, to, by: { ctx, actor: ctx.actor }, details })
  if (!input.approved && project.calibratedAt !== null && asksAfterLeftSwipe(await newestVerdicts(tx, project.id, leftSwipesToAsk * 4 + 1)))
    await record(tx, ctx, { type: 'swipes.left', projectId: project.id })
  return remaining
}
