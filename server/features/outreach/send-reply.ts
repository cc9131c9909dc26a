// An answer by hand in a candidate's thread; from Needs Attention it moves the candidate to Awaiting Reply.
import { historyCodes } from '@fairlead/domain/candidate/stages'
import { canSendTo, stopSentence } from '@fairlead/domain/outreach/can-send-to'
import { Refusal } from '@fairlead/domain/refusal'
import { isEmail, normaliseEmail } from '@fairlead/domain/text/validation'
import type { ActorContext } from '../../platform/context.ts'
import type { Tx } from '../../platform/database.ts'
import { record } from '../../platform/events.ts'
import { accessCandidate, addressOf } from '../candidates/access-candidate.ts'
import { saveCandidate } from '../candidates/candidate-store.ts'
import { applyMove } from '../candidates/apply-move.ts'
import type { MailSettings } from '../mail/mail-settings.ts'
import { queueMessage, type QueuedMessage } from '../mail/message-store.ts'
import { gatherSendFacts } from '../mail/send-facts.ts'
import { fillMail, valuesFor } from '../mail/template-values.ts'

export interface SendReply {
  candidateId: string
  subject: string
  body: string
  toEmail?: string | undefined
  cc?: string | undefined
  requestId?: string | undefined
}

export function sendReply(ctx: ActorContext, mail: MailSettings, input: SendReply): Promise<QueuedMessage> {
  if (input.body.replace(/<[^>]*>|&nbsp;/g, '').trim() === '')
    throw new Refusal('invalid_input', undefined, { email_body: 'This field is required.' })
  const cc = (input.cc ?? '').split(',').map(normaliseEmail).filter(Boolean)
  if (cc.some((email) => !isEmail(email))) throw new Refusal('invalid_input', undefined, { cc_email: 'Not a valid email address' })
  if (input.toEmail && !isEmail(input.toEmail)) throw new Refusal('invalid_input', undefined, { to_email: 'Not a valid email address' })
  return ctx.transaction(async (tx) => {
    const { project, candidate } = await accessCandidate(tx, ctx.actor, { candidateId: input.candidateId }, 'decide')
    const thread = await readThread(tx, candidate.id)
    const address = input.toEmail ? normaliseEmail(input.toEmail) : (thread.lastFrom ?? addressOf(candidate))
    const stop = canSendTo(await gatherSendFacts(tx, project, candidate, { step: null, address, dueAt: null }), ctx.now())
    if (stop || !address) throw new Refusal(stop === 'no_address' ? 'no_email_found' : 'cannot_send', stopSentence(stop ?? 'no_address'))
    const subject = input.subject.trim() || thread.subject || `${project.settings.jobTitle} at ${project.settings.hiringCompany}`
    const filled = fillMail(subject, input.body, valuesFor(project, candidate.profile, ctx.now()))
    const heldUntil = new Date(ctx.now().getTime() + mail.holdSeconds * 1000)
    const message = await queueMessage(tx, ctx, {
      projectId: project.id,
      candidateId: candidate.id,
      step: null,
      requestId: input.requestId?.trim() || null,
      dueAt: heldUntil,
      heldUntil,
      fromName: project.settings.senderName || mail.productName,
      fromEmail: mail.mailFrom,
      toEmail: address,
      cc,
      subject: filled.subject,
      html: filled.html,
      text: filled.text,
      inReplyTo: thread.lastMessageId,
      references: thread.references,
      domain: mail.mailDomain,
    })
    await saveCandidate(tx, candidate.id, { attention: null })
    if (candidate.stage === 'QUESTION' || candidate.stage === 'AUTOPILOT_RECRUITER')
      await applyMove(
        tx,
        ctx,
        project,
        { candidateId: candidate.id, from: candidate.stage, to: 'AWAITING_INFO', code: historyCodes.awaitingInfo },
        { attention: null },
      )
    await record(tx, ctx, { type: 'mail.queued', projectId: project.id, candidateId: candidate.id, messageId: message.id })
    return message
  })
}

/** What the answer continues: the newest mail either way, and the chain of Message-IDs behind it. A mailbox tells time in whole seconds, so our own clock orders. */
async function readThread(tx: Tx, candidateId: string) {
  const sent = await tx
    .selectFrom('message')
    .select(['message_id', 'subject', 'sent_at as at'])
    .where('candidate_id', '=', candidateId)
    .where('state', '=', 'sent')
    .orderBy('sent_at')
    .execute()
  const received = await tx
    .selectFrom('inbound_mail')
    .select(['message_id', 'subject', 'created_at as at', 'from_email'])
    .where('candidate_id', '=', candidateId)
    .where('kind', '=', 'person')
    .orderBy('created_at')
    .execute()
  const all = [...sent, ...received].filter((mail) => mail.at !== null).toSorted((a, b) => a.at!.getTime() - b.at!.getTime())
  const ids = all.flatMap((mail) => mail.message_id ?? [])
  const plain = (all[0]?.subject ?? '').replace(/^(re|aw|sv|fwd?):\s*/i, '')
  return {
    lastMessageId: ids.at(-1) ?? null,
    references: ids.slice(-20),
    subject: plain ? `Re: ${plain}` : null,
    lastFrom: received.at(-1)?.from_email ?? null,
  }
}
