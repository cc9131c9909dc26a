// Undoes the user's own last move of a candidate, as long as nothing has happened since.
import type { MoveDetails } from '@fairlead/domain/candidate/move-details'
import type { Stage } from '@fairlead/domain/shared/stages'
import { Refusal } from '@fairlead/domain/refusal'
import type { ActorContext } from '../../../platform/context.ts'
import type { Tx } from '../../../platform/database.ts'
import { accessCandidate } from '../records/access-candidate.ts'
import { findLastMove, markUndone } from '../records/history-store.ts'
import { moveCandidate } from './move-candidate.ts'
import { text } from '../texts/texts.ts'

const minutes = 10

/**
 * `withdrawMail` runs inside the transaction to cancel unsent email; it returns false when some has
 * been sent, and then nothing is undone.
 */
export function undoMove(
  ctx: ActorContext,
  input: { projectId: string; candidateId: string },
  withdrawMail: (tx: Tx, candidateId: string, since: Date, leaving: Stage) => Promise<boolean>,
): Promise<Stage> {
  return ctx.transaction(async (tx) => {
    const { project, candidate } = await accessCandidate(tx, ctx.actor, input, 'decide')
    const last = await findLastMove(tx, candidate.id)
    const repliedSince = last && candidate.repliedAt && candidate.repliedAt > last.at
    const tooOld = last && ctx.now().getTime() - last.at.getTime() > minutes * 60_000
    if (!last?.from || last.userId !== ctx.userId || tooOld || last.to !== candidate.stage || repliedSince)
      throw new Refusal('nothing_to_undo')
    if (!(await withdrawMail(tx, candidate.id, last.at, candidate.stage))) throw new Refusal('nothing_to_undo', text.sentAlready)
    const details = { ...before(last.from), ...closingBefore(candidate.stage, last.from), isUndo: true, note: 'Undone' }
    await moveCandidate(tx, { project, candidate, to: last.from, by: { ctx, actor: null }, details })
    await markUndone(tx, last.id)
    return last.from
  })
}

/** Undoing an offer or a hire removes it; undoing a later move keeps both. */
function closingBefore(from: Stage, to: Stage): MoveDetails {
  if (from === 'OFFER' && to !== 'HIRED') return { offer: null }
  return from === 'HIRED' ? { startDay: null } : {}
}

/** The row's values during that stage, as far as the stage implies them; a decision belongs to its reasons. */
function before(stage: Stage): MoveDetails {
  if (stage === 'UNDER_REVIEW' || stage === 'QUEUE') return { processed: false, verdict: null, rejection: null, notInterested: null }
  if (stage === 'REJECTED') return { verdict: 'rejected', notInterested: null }
  return { verdict: 'approved', rejection: null, ...(stage === 'NOT_INTERESTED' ? {} : { notInterested: null }) }
}
