// The verdict on one candidate of the review pile; the last one of calibration starts the next search.
import { asksAfterLeftSwipe, leftSwipesToAsk } from '@fairlead/domain/candidate/left-swipes'
import { whyNotSwipe } from '@fairlead/domain/candidate/moves'
import { checkRejection } from '@fairlead/domain/candidate/rejection'
import { Refusal } from '@fairlead/domain/refusal'
import type { ActorContext } from '../../platform/context.ts'
import type { Tx } from '../../platform/database.ts'
import { record } from '../../platform/events.ts'
import { accessProject, type LoadedProject } from '../projects/access-project.ts'
import { assertCalendar } from '../projects/screener.ts'
import { accessCandidate, type LoadedCandidate } from './access-candidate.ts'
import { leavePile } from './leave-pile.ts'
import { tellPrevented } from './tell-prevented.ts'

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
  return tellPrevented(ctx, input.candidateId, () => ctx.transaction((tx) => swipeWithin(tx, ctx, input)))
}

async function swipeWithin(tx: Tx, ctx: ActorContext, input: SwipeCandidate): Promise<number> {
  const { project, candidate } = await lockForSwipe(tx, ctx, input)
  if (input.approved) {
    await assertCalendar(tx, project, 'APPROVED')
    return leavePile(tx, ctx, project, candidate, 'APPROVED', { verdict: 'approved' })
  }
  const form = {
    codes: input.rejectionCodes ?? [],
    other: input.rejectionOther ?? '',
    badJobTitles: input.badJobTitles ?? [],
    badCompanies: input.badCompanies ?? [],
  }
  const wrong = checkRejection(form)
  if (wrong) throw new Refusal('invalid_input', Object.values(wrong)[0], wrong)
  const remaining = await leavePile(tx, ctx, project, candidate, 'REJECTED', {
    verdict: 'rejected',
    rejectionCodes: form.codes,
    rejectionOther: form.other.trim() || null,
    badJobTitles: form.badJobTitles,
    badCompanies: form.badCompanies,
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

/** The project first, then the candidate: everybody takes the locks in this order. */
export async function lockForSwipe(
  tx: Tx,
  ctx: ActorContext,
  input: { projectId: string; candidateId: string },
): Promise<{ project: LoadedProject; candidate: LoadedCandidate }> {
  const locked = await accessProject(tx, ctx.actor, input.projectId, 'decide', 'update')
  const { project, candidate } = await accessCandidate(tx, ctx.actor, input, 'decide', locked)
  const why = whyNotSwipe(project, ctx.actor, candidate)
  if (why) throw new Refusal(why, why === 'invalid_move' ? 'This candidate has been reviewed already.' : undefined)
  return { project, candidate }
}
