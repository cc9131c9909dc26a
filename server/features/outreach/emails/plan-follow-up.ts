// Plans the next email of a sequence when one has been sent: filled in, dated, in the same thread.
import type { EventOf } from '@fairlead/domain/events'
import { brokenLinkSentence } from '@fairlead/domain/outreach/broken-links'
import type { Links } from '@fairlead/domain/ports/links'
import { afterPause, lastStep, nextStep, sequenceOf, templateOf } from '@fairlead/domain/outreach/sequence'
import { Refusal } from '@fairlead/domain/refusal'
import type { WorkspaceContext } from '../../../platform/context.ts'
import { record } from '../../../platform/events.ts'
import { loadCandidate } from '../../candidates/records/access-candidate.ts'
import { saveCandidate } from '../../candidates/records/candidate-store.ts'
import { checkLinks, findBrokenLinks, linksOfTexts, type LinkTools } from '../../mail/messages/check-links.ts'
import type { MailSettings } from '../../mail/messages/mail-settings.ts'
import { attachPlannedFiles, releasePlannedFiles } from '../../mail/messages/attachment-store.ts'
import { queueMessage } from '../../mail/messages/message-store.ts'
import { tryFirewall } from '../../mail/messages/send-firewall.ts'
import { loadProject } from '../../projects/records/access-project.ts'
import { candidateTime } from '../../mail/messages/candidate-time.ts'
import { planTime } from '../../mail/mailboxes/mailbox-slots.ts'
import { findFirstMessage, findSentMessage } from '../../mail/messages/message-facts.ts'
import { text as texts } from '../texts/texts.ts'
import { writeSequenceMail } from './write-sequence-mail.ts'

/** Safe to repeat: a step is planned once. `links` checks the follow-ups' links; null = they aren't checked. */
export async function planFollowUp(
  ctx: WorkspaceContext,
  mail: MailSettings,
  event: EventOf<'mail.sent'>,
  links: Links | null = null,
): Promise<void> {
  if (links && event.step !== null) await checkFollowUpLinks(ctx, { links, publicUrl: mail.publicUrl }, event)
  return ctx.transaction(async (tx) => {
    if (event.step === null) return
    const project = await loadProject(tx, event.projectId, 'share')
    const candidate = project && (await loadCandidate(tx, event.candidateId, true))
    const sent = await findSentMessage(tx, event.messageId)
    const first = await findFirstMessage(tx, event.candidateId)
    if (!project || !candidate || !sent?.sent_at || !first) return
    // the sequence ends here
    const release = () => releasePlannedFiles(tx, first.id, event.step ?? 0)
    const cannotWrite = async (n: number, problem: string) => {
      await release()
      await saveCandidate(tx, candidate.id, { attention: { code: 'parked_mail', text: `We couldn’t write Follow-Up #${n}: ${problem}` } })
      await record(tx, ctx, { type: 'candidate.changed', projectId: project.id, candidateId: candidate.id })
    }
    const template = templateOf(project.settings.outreachTemplates, first.template_name)
    if (!template) {
      // another template would be about something else
      if (first.template_name && event.step < lastStep)
        await cannotWrite(event.step + 1, `the template '${first.template_name}' no longer exists.`)
      return release()
    }
    const step = nextStep(sequenceOf(template.initial, template.followUps), event.step)
    if (!step) return release()

    const planned = new Date(sent.sent_at.getTime() + step.days * mail.secondsPerDay * 1000)
    const ready = afterPause(planned, candidate.pausedUntil)
    const local = candidateTime(candidate.profile.place)
    const leaving = {
      mailboxId: sent.mailbox_id,
      toEmail: sent.to_email,
      local,
      hours: mail.sendHours,
      perDomainHour: mail.mailboxPerDomainHour,
      maxPerDay: mail.mailboxPerDay,
    }
    const verdict = await tryFirewall(tx, ctx, { channel: 'follow_up', project, candidate, address: sent.to_email, step: step.step })
    if ('refusal' in verdict) return release()
    let filled
    try {
      filled = await writeSequenceMail(tx, mail, {
        project,
        reader: candidate,
        subject: first.subject.startsWith('Re: ') ? first.subject : `Re: ${first.subject}`,
        body: step.template,
        // follow-ups have the sender of the first email
        senderName: sent.from_name === mail.productName ? null : sent.from_name,
        mailboxId: sent.mailbox_id,
        now: ctx.now(),
      })
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      return cannotWrite(step.step, error.message)
    }
    const broken = await findBrokenLinks(tx, ctx, filled.html, mail.publicUrl)
    const [hopeless] = broken.filter(({ why: reason }) => reason !== 'gone')
    if (hopeless) return cannotWrite(step.step, brokenLinkSentence(hopeless))
    // a page may be back when the follow-up is due: a person decides
    const [gone] = broken
    if (gone)
      await saveCandidate(tx, candidate.id, {
        attention: { code: 'parked_mail', text: texts.brokenLinkInFollowUp(step.step, brokenLinkSentence(gone)) },
      })
    const leaves = await planTime(tx, ctx.now(), ready, leaving)
    const message = await queueMessage(tx, ctx, verdict.pass, {
      projectId: project.id,
      candidateId: candidate.id,
      step: step.step,
      templateName: first.template_name,
      requestId: null,
      dueAt: leaves.at,
      heldBy: leaves.reason,
      heldUntil: null,
      fromName: sent.from_name ?? mail.productName,
      fromEmail: sent.from_email,
      mailboxId: sent.mailbox_id,
      toEmail: sent.to_email,
      cc: [],
      subject: filled.subject,
      html: filled.html,
      text: filled.text,
      inReplyTo: sent.sent_as ?? sent.message_id,
      references: [...new Set([...sent.refs, first.sent_as ?? first.message_id, sent.sent_as ?? sent.message_id])],
      domain: mail.mailDomain,
    })
    await attachPlannedFiles(tx, first.id, step.step, message.id)
    await record(tx, ctx, { type: 'mail.queued', projectId: project.id, candidateId: candidate.id, messageId: message.id })
  })
}

/** Servers are contacted outside of the transaction, which only reads the results. */
async function checkFollowUpLinks(
  ctx: WorkspaceContext,
  tools: LinkTools,
  { projectId, candidateId, step }: EventOf<'mail.sent'>,
): Promise<void> {
  const text = await ctx.transaction(async (tx) => {
    const project = await loadProject(tx, projectId)
    const first = await findFirstMessage(tx, candidateId)
    const template = project && templateOf(project.settings.outreachTemplates, first?.template_name)
    return (template && nextStep(sequenceOf(template.initial, template.followUps), step ?? 0)?.template) ?? ''
  })
  await checkLinks(ctx, tools, linksOfTexts([text]))
}
