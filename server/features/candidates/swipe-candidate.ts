// The verdict on one candidate of the review pile; the last one of calibration starts the next search.
import { whyNotSwipe } from '@fairlead/domain/candidate/moves'
import { checkRejection } from '@fairlead/domain/candidate/rejection'
import { historyCodes, type Stage } from '@fairlead/domain/candidate/stages'
import { Refusal } from '@fairlead/domain/refusal'
import type { ActorContext } from '../../platform/context.ts'
import type { Tx } from '../../platform/database.ts'
import { accessProject, type LoadedProject } from '../projects/access-project.ts'
import { finishCalibration } from '../projects/finish-calibration.ts'
import { accessCandidate, type LoadedCandidate } from './access-candidate.ts'
import type { MoveDetails } from './candidate-store.ts'
import { applyMove } from './move-candidate.ts'

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
  return ctx.transaction(async (tx) => {
    const { project, candidate } = await lockForSwipe(tx, ctx, input)
    if (input.approved) return applySwipe(tx, ctx, project, candidate, 'APPROVED', { verdict: 'approved' })
    const form = {
      codes: input.rejectionCodes ?? [],
      other: input.rejectionOther ?? '',
      badJobTitles: input.badJobTitles ?? [],
      badCompanies: input.badCompanies ?? [],
    }
    const wrong = checkRejection(form)
    if (wrong) throw new Refusal('invalid_input', Object.values(wrong)[0], wrong)
    return applySwipe(tx, ctx, project, candidate, 'REJECTED', {
      verdict: 'rejected',
      rejectionCodes: form.codes,
      rejectionOther: form.other.trim() || null,
      badJobTitles: form.badJobTitles,
      badCompanies: form.badCompanies,
    })
  })
}

/** The project first, then the candidate: everybody takes the locks in this order. */
export async function lockForSwipe(
  tx: Tx,
  ctx: ActorContext,
  input: { projectId: string; candidateId: string },
): Promise<{ project: LoadedProject; candidate: LoadedCandidate }> {
  await accessProject(tx, ctx.actor, input.projectId, 'decide', 'update')
  const { project, candidate } = await accessCandidate(tx, ctx.actor, input, 'decide')
  const why = whyNotSwipe(project, ctx.actor, candidate)
  if (why) throw new Refusal(why, why === 'invalid_move' ? 'This candidate has been reviewed already.' : undefined)
  return { project, candidate }
}

/** Moves a locked candidate out of the pile and ends calibration with the last one. Returns how many are left. */
export async function applySwipe(
  tx: Tx,
  ctx: ActorContext,
  project: LoadedProject,
  candidate: LoadedCandidate,
  to: Stage,
  details: MoveDetails,
): Promise<number> {
  const code = to === 'REJECTED' ? historyCodes.rejected : historyCodes.approved
  await applyMove(tx, ctx, project, { candidateId: candidate.id, from: candidate.stage, to, code }, details)
  const remaining = Math.max(0, (project.counts.UNDER_REVIEW ?? 0) - (candidate.stage === 'UNDER_REVIEW' ? 1 : 0))
  if (remaining === 0 && project.calibratedAt === null) await finishCalibration(tx, ctx, project)
  return remaining
}
