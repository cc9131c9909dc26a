// The verdict on one candidate of the review queue; the last one of calibration starts the next search.
import { asksAfterLeftSwipe, leftSwipesToAsk } from '@fairlead/domain/candidate/left-swipes'
import { whyNotSwipe } from '@fairlead/domain/candidate/moves'
import { checkReasons } from '@fairlead/domain/candidate/rejection'
import { isReviewStage, type Stage } from '@fairlead/domain/shared/stages'
import { Refusal } from '@fairlead/domain/refusal'
import type { ActorContext } from '../../platform/context.ts'
import type { Tx } from '../../platform/database.ts'
import { record } from '../../platform/events.ts'
import { accessProject } from '../projects/access-project.ts'
import { assertCalendar } from '../projects/screener.ts'
import { accessCandidate, type LoadedCandidate } from './access-candidate.ts'
import { removeFromReviewQueue } from './remove-from-review-queue.ts'
import { recordBlockedApproval } from './record-blocked-approval.ts'

export interface SwipeCandidate {
  projectId: string
  candidateId: string
  approved: boolean
  rejectionCodes?: number[] | undefined
  rejectionOther?: string | undefined
  badJobTitles?: string[] | undefined
  badCompanies?: string[] | undefined
}

/** Returns how many are left to review. */
export function swipeCandidate(ctx: ActorContext, input: SwipeCandidate): Promise<number> {
  return recordBlockedApproval(ctx, input.candidateId, () => ctx.transaction((tx) => swipeWithin(tx, ctx, input)))
}

async function swipeWithin(tx: Tx, ctx: ActorContext, input: SwipeCandidate): Promise<number> {
  const locked = await accessProject(tx, ctx.actor, input.projectId, 'decide', 'update')
  const { project, candidate } = await accessCandidate(tx, ctx.actor, input, 'decide', locked)
  // an answer that got lost is asked for again: the same verdict of the same person is one verdict
  if (await wasGiven(tx, ctx, candidate, input.approved ? 'APPROVED' : 'REJECTED')) return project.counts.UNDER_REVIEW ?? 0
  const why = whyNotSwipe(project, ctx.actor, candidate)
  if (why) throw new Refusal(why, why === 'invalid_move' ? 'This candidate has been reviewed already.' : undefined)
  if (input.approved) {
    await assertCalendar(tx, project, 'APPROVED')
    return removeFromReviewQueue(tx, ctx, project, candidate, 'APPROVED', { verdict: 'approved' })
  }
  const rejectionCodes = input.rejectionCodes ?? []
  const wrong = checkReasons(rejectionCodes)
  if (wrong) throw new Refusal('invalid_input', Object.values(wrong)[0], wrong)
  const remaining = await removeFromReviewQueue(tx, ctx, project, candidate, 'REJECTED', {
    verdict: 'rejected',
    rejectionCodes,
    rejectionOther: input.rejectionOther?.trim() || null,
    badJobTitles: input.badJobTitles ?? [],
    badCompanies: input.badCompanies ?? [],
  })
  if (project.calibratedAt !== null && asksAfterLeftSwipe(await newestVerdicts(tx, project.id)))
    await record(tx, ctx, { type: 'swipes.left', projectId: project.id })
  return remaining
}

async function newestVerdicts(tx: Tx, projectId: string): Promise<('approved' | 'rejected')[]> {
  const rows = await tx
    .selectFrom('candidate')
    .select('verdict')
    .where('project_id', '=', projectId)
    .where('verdict', 'is not', null)
    .orderBy('verdict_at', 'desc')
    .limit(leftSwipesToAsk * 4 + 1)
    .execute()
  return rows.map((row) => row.verdict as 'approved' | 'rejected')
}

/** Whether this person's verdict is the last thing that happened to the candidate. */
async function wasGiven(tx: Tx, ctx: ActorContext, candidate: LoadedCandidate, to: Stage): Promise<boolean> {
  if (candidate.stage !== to) return false
  const last = await tx
    .selectFrom('candidate_history')
    .select(['from_stage', 'to_stage', 'user_id'])
    .where('candidate_id', '=', candidate.id)
    .where('undone', '=', false)
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return last?.user_id === ctx.userId && last.to_stage === to && last.from_stage !== null && isReviewStage(last.from_stage as Stage)
}
