// A manual reply in a candidate's thread; from Needs Attention it moves the candidate to Awaiting Reply.
import { isManagedFor } from '@fairlead/domain/conversation/correspondence'
import { validateReply } from '@fairlead/domain/conversation/reply-form'
import { readScheduledDate } from '@fairlead/domain/outreach/schedule'
import { isRecruiter } from '@fairlead/domain/project/project'
import { Refusal } from '@fairlead/domain/refusal'
import { messages, messagesAbout } from '@fairlead/domain/shared/messages'
import { isEmail, normaliseEmail } from '@fairlead/domain/shared/validation'
import type { ActorContext } from '../../../platform/context.ts'
import { record } from '../../../platform/events.ts'
import { accessCandidate, addressOf } from '../../candidates/records/access-candidate.ts'
import { saveCandidate } from '../../candidates/records/candidate-store.ts'
import { addHistory } from '../../candidates/records/history-store.ts'
import { moveCandidate } from '../../candidates/moves/move-candidate.ts'
import type { MailSettings } from '../../mail/messages/mail-settings.ts'
import { continueFrom } from '../../mail/mailboxes/mailbox-views.ts'
import { queueMessage, type QueuedMessage } from '../../mail/messages/message-store.ts'
import { readThread } from '../../mail/messages/message-facts.ts'
import { passFirewall } from '../../mail/messages/send-firewall.ts'
import { signMail } from '../../mail/connections/signature.ts'
import { fillMail, valuesFor } from '../../mail/messages/template-values.ts'
import { chooseFiles } from './choose-files.ts'

export interface SendReply {
  projectId?: string | undefined
  candidateId: string
  subject: string
  body: string
  toEmail?: string | undefined
  cc?: string | undefined
  requestId?: string | undefined
  emailType?: string | undefined
  /** As in the API; blank = now. */
  scheduledDate?: string | undefined
  /** Uploads of the user that are attached. */
  attachmentIds?: readonly string[] | undefined
  /** The guess the user agrees to write to: the address, or its id where addresses are hidden. */
  acceptsGuess?: string | undefined
}

export function sendReply(ctx: ActorContext, mail: MailSettings, input: SendReply): Promise<QueuedMessage> {
  if (input.body.replace(/<[^<>]*>|&nbsp;/g, '').trim() === '')
    throw new Refusal('invalid_input', undefined, { email_body: messages.fieldRequired })
  const cc = (input.cc ?? '').split(',').map(normaliseEmail).filter(Boolean)
  if (cc.some((email) => !isEmail(email))) throw new Refusal('invalid_input', undefined, { cc_email: messages.notAnEmail })
  if (input.toEmail && !isEmail(input.toEmail)) throw new Refusal('invalid_input', undefined, { to_email: messages.notAnEmail })
  return ctx.transaction(async (tx) => {
    const { project, candidate } = await accessCandidate(
      tx,
      ctx.actor,
      { candidateId: input.candidateId, projectId: input.projectId },
      'decide',
    )
    if (isManagedFor(project, ctx.actor)) throw new Refusal('not_permitted', messagesAbout.managing(mail.productName))
    const thread = await readThread(tx, candidate.id)
    const address = input.toEmail ? normaliseEmail(input.toEmail) : (thread.lastFrom ?? addressOf(candidate))
    const pass = await passFirewall(tx, ctx, { channel: 'reply', project, candidate, address, acceptsGuess: input.acceptsGuess })
    if (!address) throw new Refusal('no_email_found')
    const subject = input.subject.trim() || thread.subject || `${project.settings.jobTitle} at ${project.settings.hiringCompany}`
    const written = fillMail(subject, input.body, valuesFor(project, candidate, ctx.now(), input.body))
    const problem = validateReply({ body: written.text, toEmail: address })
    if (problem) throw new Refusal('invalid_input', problem, { email_body: problem })
    const from = await continueFrom(tx, project, candidate.id, mail.mailFrom)
    const filled = await signMail(tx, written, from.mailboxId)
    const files = await chooseFiles(tx, ctx, mail, { projectId: project.id, candidateId: candidate.id, mailboxId: from.mailboxId }, input)
    const scheduledAt = readScheduledDate(input.scheduledDate, ctx.now())
    const heldUntil = new Date(ctx.now().getTime() + mail.holdSeconds * 1000)
    const message = await queueMessage(tx, ctx, pass, {
      projectId: project.id,
      candidateId: candidate.id,
      step: null,
      emailType: input.emailType?.trim() || null,
      requestId: input.requestId?.trim() || null,
      isScheduled: scheduledAt !== null,
      dueAt: scheduledAt && scheduledAt > heldUntil ? scheduledAt : heldUntil,
      heldUntil,
      fromName: project.settings.senderName || mail.productName,
      ...from,
      toEmail: address,
      cc,
      subject: filled.subject,
      html: filled.html,
      text: filled.text,
      inReplyTo: thread.lastMessageId,
      references: thread.references,
      files,
      domain: mail.mailDomain,
    })
    if (scheduledAt)
      await addHistory(tx, ctx, project, candidate.id, { event: 'scheduled_email', detail: filled.subject, isScheduled: true })
    await saveCandidate(tx, candidate.id, { attention: null })
    // always from Needs Attention, from Interested when a recruiter writes
    if (candidate.stage === 'QUESTION' || (candidate.stage === 'AUTOPILOT_RECRUITER' && isRecruiter(project, ctx.actor)))
      await moveCandidate(tx, { project, candidate, to: 'AWAITING_INFO', by: { ctx, actor: ctx.actor } })
    await record(tx, ctx, { type: 'mail.queued', projectId: project.id, candidateId: candidate.id, messageId: message.id })
    return message
  })
}
