// Puts an interested candidate on hold until they send a requested item; the request email has a link for it.
import { informationRequest, informationWords } from '@fairlead/domain/conversation/information'
import { Refusal } from '@fairlead/domain/refusal'
import type { ActorContext } from '../../../platform/context.ts'
import { record } from '../../../platform/events.ts'
import { closeLinks, openLink } from '../../accounts/security/link-store.ts'
import { accessCandidate, addressOf } from '../../candidates/records/access-candidate.ts'
import { saveCandidate } from '../../candidates/records/candidate-store.ts'
import { moveCandidate } from '../../candidates/moves/move-candidate.ts'
import type { MailSettings } from '../../mail/messages/mail-settings.ts'
import { continueFrom } from '../../mail/mailboxes/mailbox-views.ts'
import { queueMessage } from '../../mail/messages/message-store.ts'
import { tryFirewall } from '../../mail/messages/send-firewall.ts'
import { fillMail, valuesFor } from '../../mail/messages/template-values.ts'
import { text } from '../texts/texts.ts'

export interface KeepCandidate {
  projectId: string
  candidateId: string
  /** 'resume', 'compensation' … or a free-text request. */
  item: string
}

const linkDays = 30

/** Requesting the same item again changes nothing; true when an email was queued, false when it couldn't be. */
export function keepCandidate(ctx: ActorContext, mail: MailSettings, input: KeepCandidate): Promise<boolean> {
  return ctx.transaction(async (tx) => {
    const { project, candidate } = await accessCandidate(tx, ctx.actor, input, 'decide')
    const item = input.item.trim()
    if (item === '') throw new Refusal('invalid_input', undefined, { additional_info_type: text.requiredField })
    if (candidate.keptFor === item && candidate.stage === 'AWAITING_INFO') return false
    await moveCandidate(tx, { project, candidate, to: 'AWAITING_INFO', by: { ctx, actor: ctx.actor } })
    await saveCandidate(tx, candidate.id, { keptFor: { item, at: ctx.now() } })
    const address = addressOf(candidate, project.settings.allowWorkEmails)
    const result = await tryFirewall(tx, ctx, { channel: 'notice', project, candidate, address })
    if ('refusal' in result || !address) return false

    await closeLinks(tx, 'additional_information', { candidateId: candidate.id }, ctx.now())
    const token = await openLink(tx, ctx, { purpose: 'additional_information', candidateId: candidate.id, days: linkDays })
    const body = informationRequest(project.settings.infoRequestTemplate)
    const values = {
      ...valuesFor(project, candidate, ctx.now(), body),
      information: informationWords(item),
      information_link: `${mail.publicUrl}/v1/candidates/additional_information?token=${token}`,
    }
    const subject = `One more thing for ${project.settings.jobTitle} at ${project.settings.hiringCompany}`
    const filled = fillMail(subject, body, values)
    const heldUntil = new Date(ctx.now().getTime() + mail.holdSeconds * 1000)
    const message = await queueMessage(tx, ctx, result.pass, {
      projectId: project.id,
      candidateId: candidate.id,
      step: null,
      kind: 'notice',
      emailType: 'additional_information',
      requestId: null,
      dueAt: heldUntil,
      heldUntil,
      fromName: project.settings.senderName || mail.productName,
      ...(await continueFrom(tx, project, candidate.id, mail.mailFrom)),
      toEmail: address,
      cc: [],
      ...filled,
      inReplyTo: null,
      references: [],
      domain: mail.mailDomain,
    })
    await record(tx, ctx, { type: 'mail.queued', projectId: project.id, candidateId: candidate.id, messageId: message.id })
    return true
  })
}
