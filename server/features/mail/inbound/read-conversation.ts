// A candidate's email thread: sent, received, and planned.
import { canSendTo, stopSentence } from '@fairlead/domain/outreach/can-send-to'
import { mayDo } from '@fairlead/domain/project/project'
import { Refusal } from '@fairlead/domain/refusal'
import type { ActorContext } from '../../../platform/context.ts'
import { accessCandidate, addressOf } from '../../candidates/records/access-candidate.ts'
import { pauseOf } from '../../candidates/views/candidate-views.ts'
import { filesOfCandidate, filesOfFollowUp } from '../messages/attachment-store.ts'
import { listAttachedResumes } from './attached-resumes.ts'
import { isFromColleague, readEmails } from '../messages/message-facts.ts'
import { gatherSendFacts } from '../messages/send-facts.ts'
import { signatureOfReply } from '../connections/signature.ts'
import { waitingFollowUps } from '../messages/waiting-follow-ups.ts'

export type ConversationView = Awaited<ReturnType<typeof readConversation>>

export function readConversation(ctx: ActorContext, input: { projectId: string; candidateId: string }) {
  return ctx.transaction(async (tx) => {
    const { project, candidate } = await accessCandidate(tx, ctx.actor, input, 'read')
    if (!mayDo('open_mail', project, ctx.actor)) throw new Refusal('not_permitted')
    const { sent, received } = await readEmails(tx, candidate.id)
    const files = await filesOfCandidate(tx, candidate.id)
    const followUps = []
    for (const followUp of waitingFollowUps(project, sent)) followUps.push({ ...followUp, files: await filesOfFollowUp(tx, followUp) })
    const attached = await listAttachedResumes(tx, candidate.id)
    const address = received.findLast((mail) => mail.kind === 'person' && !isFromColleague(mail))?.from_email ?? addressOf(candidate)
    // the dialog asks about a guess
    const facts = await gatherSendFacts(tx, ctx, project, candidate, { step: null, address, dueAt: null, acceptsGuess: true })
    const stop = canSendTo(facts, ctx.now())
    const guess = facts.wasGuessAccepted ? null : facts.guess
    const pause = pauseOf(candidate.pausedUntil, candidate.pauseQuote, ctx.now())
    const signature = await signatureOfReply(tx, project, candidate.id)
    const cannotSend = stop ? stopSentence(stop) : null
    return { project, candidate, sent, received, attached, files, followUps, address, pause, signature, guess, cannotSend }
  })
}
