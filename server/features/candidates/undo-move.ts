// Takes the user's own last move of a candidate back, as long as nothing has happened since.
import { historyCodeOf, type Stage } from '@fairlead/domain/shared/stages'
import { Refusal } from '@fairlead/domain/refusal'
import type { ActorContext } from '../../platform/context.ts'
import type { Tx } from '../../platform/database.ts'
import { accessCandidate } from './access-candidate.ts'
import { markUndone, type MoveDetails } from './candidate-store.ts'
import { applyMove } from './apply-move.ts'

const minutes = 10

/**
 * `takeBackMail` is asked inside the transaction to cancel mail that is still held; it answers false when some has
 * gone out, and then nothing is undone.
 */
export function undoMove(
  ctx: ActorContext,
  input: { projectId: string; candidateId: string },
  takeBackMail: (tx: Tx, candidateId: string, since: Date, leaving: Stage) => Promise<boolean>,
): Promise<Stage> {
  return ctx.transaction(async (tx) => {
    const { project, candidate } = await accessCandidate(tx, ctx.actor, input, 'decide')
    const lines = await tx
      .selectFrom('candidate_history')
      .select(['id', 'at', 'user_id', 'from_stage', 'to_stage'])
      .where('candidate_id', '=', candidate.id)
      .where('to_stage', 'is not', null)
      .where('undone', '=', false)
      .orderBy('at', 'desc')
      .orderBy('id', 'desc')
      .limit(1)
      .execute()
    const [last] = lines
    const repliedSince = last && candidate.repliedAt && candidate.repliedAt > last.at
    const tooOld = last && ctx.now().getTime() - last.at.getTime() > minutes * 60_000
    if (!last?.from_stage || last.user_id !== ctx.userId || tooOld || last.to_stage !== candidate.stage || repliedSince)
      throw new Refusal('nothing_to_undo')
    if (!(await takeBackMail(tx, candidate.id, last.at, candidate.stage)))
      throw new Refusal('nothing_to_undo', 'The mail has already gone out.')
    const target = last.from_stage as Stage
    await applyMove(
      tx,
      ctx,
      project,
      { candidateId: candidate.id, from: candidate.stage, to: target, code: historyCodeOf(target) },
      { ...before(target), ...closingBefore(candidate.stage, target), isUndo: true, note: 'Taken back' },
    )
    await markUndone(tx, last.id)
    return target
  })
}

/** An offer that was never made is none, and a hire undone names no first day; one undone from further on keeps both. */
function closingBefore(from: Stage, to: Stage): MoveDetails {
  if (from === 'OFFER' && to !== 'HIRED') return { offer: null }
  return from === 'HIRED' ? { startDay: null } : {}
}

/** What stood in the row while the candidate was in that stage, as far as the stage tells; a verdict belongs to its reasons. */
function before(stage: Stage): MoveDetails {
  const noReasons = { rejectionCodes: [], rejectionOther: null, badJobTitles: [], badCompanies: [] }
  const noAnswer = { notInterestedCodes: [], notInterestedOther: null }
  if (stage === 'UNDER_REVIEW' || stage === 'QUEUE') return { processed: false, verdict: null, ...noReasons, ...noAnswer }
  if (stage === 'REJECTED') return { verdict: 'rejected', ...noAnswer }
  return { verdict: 'approved', ...noReasons, ...(stage === 'NOT_INTERESTED' ? {} : noAnswer) }
}
