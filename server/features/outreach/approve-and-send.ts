// Approves a candidate and starts their mail sequence: one transaction, and a mail that can be taken back while it is held.
import { whyNotSwipe } from '@fairlead/domain/candidate/moves'
import { canSendTo, stopSentence } from '@fairlead/domain/outreach/can-send-to'
import { Refusal } from '@fairlead/domain/refusal'
import { isEmail, normaliseEmail } from '@fairlead/domain/text/validation'
import type { ActorContext } from '../../platform/context.ts'
import { record } from '../../platform/events.ts'
import { accessCandidate, addressOf } from '../candidates/access-candidate.ts'
import { saveCandidate } from '../candidates/candidate-store.ts'
import { leavePile } from '../candidates/leave-pile.ts'
import type { MailSettings } from '../mail/mail-settings.ts'
import { queueMessage, type QueuedMessage } from '../mail/message-store.ts'
import { gatherSendFacts } from '../mail/send-facts.ts'
import { fillMail, valuesFor } from '../mail/template-values.ts'
import { accessProject } from '../projects/access-project.ts'
import { assertMayContact } from '../projects/free-trial.ts'

export interface ApproveAndSend {
  projectId: string
  candidateId: string
  subject?: string | undefined
  body?: string | undefined
  toEmail?: string | undefined
}

export interface ApprovedAndSent {
  /** null when there was no address: the candidate is approved, to be contacted by hand. */
  message: QueuedMessage | null
  remaining: number
}

export function approveAndSend(ctx: ActorContext, mail: MailSettings, input: ApproveAndSend): Promise<ApprovedAndSent> {
  return ctx.transaction(async (tx) => {
    await accessProject(tx, ctx.actor, input.projectId, 'decide', 'update')
    const { project, candidate } = await accessCandidate(tx, ctx.actor, input, 'decide')
    const isReview = whyNotSwipe(project, ctx.actor, candidate) === null
    if (!isReview && candidate.stage !== 'APPROVED')
      throw new Refusal('invalid_move', 'This candidate has been contacted or decided already.')
    const approve = async () =>
      isReview ? leavePile(tx, ctx, project, candidate, 'APPROVED', { verdict: 'approved' }) : (project.counts.UNDER_REVIEW ?? 0)

    if (input.toEmail && !isEmail(input.toEmail))
      throw new Refusal('invalid_input', undefined, { email_override: 'Not a valid email address' })
    const address = input.toEmail ? normaliseEmail(input.toEmail) : addressOf(candidate)
    if (!address) {
      await saveCandidate(tx, candidate.id, { manualOutreach: true })
      return { message: null, remaining: await approve() }
    }
    const [template] = project.settings.outreachTemplates
    const subject = input.subject?.trim() || template?.subject || ''
    const body = input.body?.trim() || template?.initial || ''
    if (subject === '' || body === '')
      throw new Refusal('invalid_input', undefined, { [subject === '' ? 'email_subject' : 'email_body']: 'This field is required.' })
    await assertMayContact(tx, project, candidate.id, mail)
    const filled = fillMail(subject, body, valuesFor(project, candidate.profile, ctx.now()))

    const remaining = await approve()
    const facts = await gatherSendFacts(tx, project, { ...candidate, stage: 'APPROVED' }, { step: 0, address, dueAt: null })
    const stop = canSendTo(facts, ctx.now())
    if (stop && stop !== 'project_paused') throw new Refusal('cannot_send', stopSentence(stop))
    const heldUntil = new Date(ctx.now().getTime() + mail.holdSeconds * 1000)
    const message = await queueMessage(tx, ctx, {
      projectId: project.id,
      candidateId: candidate.id,
      step: 0,
      requestId: null,
      dueAt: heldUntil,
      heldUntil,
      fromName: project.settings.senderName || mail.productName,
      fromEmail: mail.mailFrom,
      toEmail: address,
      cc: [],
      subject: filled.subject,
      html: filled.html,
      text: filled.text,
      inReplyTo: null,
      references: [],
      domain: mail.mailDomain,
    })
    await record(tx, ctx, { type: 'mail.queued', projectId: project.id, candidateId: candidate.id, messageId: message.id })
    return { message, remaining }
  })
}
