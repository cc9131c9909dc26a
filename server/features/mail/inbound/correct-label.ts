// Corrects a reply's classification: undoes the effects of the wrong label and applies those of the right one.
import type { ReplyLabel } from '@fairlead/domain/ports/reply-classifier'
import { Refusal } from '@fairlead/domain/refusal'
import type { ActorContext } from '../../../platform/context.ts'
import type { Tx } from '../../../platform/database.ts'
import { accessCandidate, loadCandidate } from '../../candidates/records/access-candidate.ts'
import { saveCandidate } from '../../candidates/records/candidate-store.ts'
import { applyReply } from './handle-reply.ts'
import { allowAgain } from '../suppression/suppression-store.ts'
import { withdrawTasksOf } from '../messages/task-store.ts'
import { findCandidateOfReceived, lockReceived, saveCorrection, withdrawCorrection } from './inbound-mail-store.ts'
import { endPause } from '../sending/pause-sequence.ts'
import { hasOtherReply } from '../messages/message-facts.ts'
import { reviveFollowUps } from '../messages/message-store.ts'
import { text as texts } from '../texts/texts.ts'

/**
 * The same label confirms an uncertain classification. Repeating it changes nothing. An undo restores the classification as it was read,
 * with its doubt, if that was the label before.
 */
export function correctLabel(
  ctx: ActorContext,
  { mailId, label, isUndo = false }: { mailId: string; label: ReplyLabel; isUndo?: boolean },
): Promise<void> {
  return ctx.transaction(async (tx) => {
    const candidateId = await findCandidateOfReceived(tx, mailId)
    if (candidateId === null) throw new Refusal('not_found')
    // don't reveal the reply to users who may not see the candidate
    const { project, candidate } = await accessCandidate(tx, ctx.actor, { candidateId }, 'decide').catch((error: unknown) => {
      throw error instanceof Refusal && error.code === 'candidate_not_found' ? new Refusal('not_found') : error
    })
    const mail = await lockReceived(tx, mailId)
    const before = mail.label
    if (before === null) throw new Refusal('invalid_move', texts.correctReadOnly)
    if (isUndo && mail.corrected_at === null) throw new Refusal('invalid_move', texts.nothingCorrected)
    // what a person had said before stays said
    const isAsRead = isUndo && mail.read_as === label && mail.read_confident !== null
    if (before === label && mail.confident && !isAsRead) return
    if (isAsRead) await withdrawCorrection(tx, mailId, label)
    else await saveCorrection(tx, mailId, { label, before, userId: ctx.userId, at: ctx.now() })
    const isCertain = isAsRead ? mail.read_confident === true : true
    if (before !== label || !isCertain) {
      await allowAgain(tx, mailId)
      await withdrawTasksOf(tx, ctx, mailId)
      if (before === 'out_of_office') await endPause(tx, candidate.id)
      if (label === 'out_of_office') await reviveSequence(tx, candidate.id, mailId)
    }
    const now = (await loadCandidate(tx, candidate.id, true)) ?? candidate
    // the stage before this reply; a candidate moved by a user since then stays in place
    const stood = mail.stage_after === now.stage ? (mail.stage_before ?? now.stage) : now.stage
    const classification = { label, confidence: isCertain ? 1 : 0, notInterestedReasons: mail.reasons, quote: mail.because }
    await saveCandidate(tx, candidate.id, { attention: null })
    await applyReply(tx, ctx, project, now, classification, isCertain, {
      id: mailId,
      from: mail.from_email,
      at: mail.received_at,
      text: mail.reply_text || mail.body_text,
      stood,
    })
  })
}

/** An out-of-office message is not a reply, so the sequence that the wrong label canceled resumes. */
async function reviveSequence(tx: Tx, candidateId: string, mailId: string): Promise<void> {
  if (await hasOtherReply(tx, candidateId, mailId)) return
  await saveCandidate(tx, candidateId, { repliedAt: null })
  await reviveFollowUps(tx, candidateId)
}
