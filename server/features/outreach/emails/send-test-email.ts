// Sends an email of a sequence to its author: the same email, without any effect on candidates, limits, or figures.
import { messageIdOfReply } from '@fairlead/domain/outreach/message-id'
import { pauseSentence } from '@fairlead/domain/outreach/mailbox'
import { testEmailsPerHour, testEmailType, testSubject } from '@fairlead/domain/outreach/test-email'
import type { SendingState } from '@fairlead/domain/outreach/explain-delay'
import { Refusal } from '@fairlead/domain/refusal'
import { languageOfText } from '@fairlead/matching/text/language'
import { sql } from 'kysely'
import type { ActorContext } from '../../../platform/context.ts'
import type { Tx } from '../../../platform/database.ts'
import { record } from '../../../platform/events.ts'
import { newId } from '../../../platform/ids.ts'
import { listRecentRequests } from '../../mail/messages/message-facts.ts'
import { attachFiles } from '../../mail/messages/attachment-store.ts'
import { findMailbox } from '../../mail/mailboxes/mailbox-store.ts'
import { sendFrom, type FromMailbox } from '../../mail/mailboxes/mailbox-views.ts'
import type { MailSettings } from '../../mail/messages/mail-settings.ts'
import { insertTeamMessage } from '../../mail/messages/message-store.ts'
import { addedNotice, readPersonNotices } from '../../mail/messages/notice-rules.ts'
import { passTeamFirewall } from '../../mail/messages/send-firewall.ts'
import { accessProject, type LoadedProject } from '../../projects/records/access-project.ts'
import { textOfInitial } from './approve-and-send.ts'
import { chooseFiles } from './choose-files.ts'
import { openTemplateChoice, type ChosenTemplate } from '../templates/choose-template.ts'
import { findPreviewPerson } from '../templates/preview-person.ts'
import { findSender } from '../parties/sender.ts'
import { text as texts } from '../texts/texts.ts'
import { writeSequenceMail } from './write-sequence-mail.ts'

export interface SendTestEmail {
  projectId: string
  requestId: string
  candidateId?: string | undefined
  personId?: string | undefined
  /** 0 the initial email, 1 to 3 the follow-ups. */
  step: number
  /** Blank = the template's. */
  subject?: string | undefined
  body?: string | undefined
  templateName?: string | undefined
  /** Uploads of the user that are attached. */
  attachmentIds?: readonly string[] | undefined
  /** The teammate who appears as the sender; blank = the project's sender, absent = the template's. */
  senderEmail?: string | undefined
}

/** `sending`: what delays the whole installation. Returns the address; the email is queued like any other. */
export function sendTestEmail(
  ctx: ActorContext,
  mail: MailSettings,
  sending: Pick<SendingState, 'restoredAt' | 'relayPausedAt'>,
  input: SendTestEmail,
): Promise<{ toEmail: string }> {
  return ctx.transaction(async (tx) => {
    const project = await accessProject(tx, ctx.actor, input.projectId, 'decide')
    const toEmail = ctx.actor.email
    const requestId = `test ${ctx.userId} ${input.requestId}`
    if (await isRepeated(tx, ctx, requestId)) return { toEmail }
    const reader = await findPreviewPerson(tx, ctx, project, input)
    const { template, subject, body } = await chooseText(tx, project, input)
    const senderEmail = (input.senderEmail ?? template?.userEmail ?? '').trim()
    const sender = senderEmail === '' ? null : await findSender(tx, project, senderEmail)
    if (senderEmail !== '' && !sender) throw new Refusal('cannot_send', texts.senderNotAllowed(senderEmail))
    const from = await sendFrom(tx, project, mail.mailFrom, sender?.id)
    await assertNotPaused(tx, from, sending)
    const filled = await writeSequenceMail(tx, mail, {
      project,
      reader,
      subject,
      body,
      senderName: sender?.name ?? null,
      mailboxId: from.mailboxId,
      now: ctx.now(),
      hidesName: project.biasReducer,
    })
    const place = { projectId: project.id, candidateId: input.candidateId ?? null, mailboxId: from.mailboxId }
    const files = await chooseFiles(tx, ctx, mail, place, input)
    const pass = await passTeamFirewall(tx, ctx, { emailType: testEmailType, to: [toEmail] })
    const person = { personId: reader.personId, place: reader.profile.place }
    const notice = (await readPersonNotices(tx, ctx, [person])).get(reader.personId)!
    const lines = input.step === 0 ? notice.lines(filled.text, languageOfText(filled.text)) : []
    const id = newId()
    await insertTeamMessage(tx, ctx, pass, {
      id,
      message_id: messageIdOfReply(id, mail.mailDomain),
      due_at: ctx.now(),
      project_id: project.id,
      request_id: requestId,
      opt_out_token: null,
      // a reply to a test reaches its author, never a conversation
      reply_to: from.mailboxId === null ? toEmail : null,
      from_name: sender?.name ?? (project.settings.senderName || mail.productName),
      from_email: from.fromEmail,
      mailbox_id: from.mailboxId,
      to_email: toEmail,
      cc: [],
      subject: testSubject(filled.subject, input.step > 0),
      html: filled.html,
      body_text: filled.text,
      email_type: testEmailType,
      notice: addedNotice(lines).notice,
    })
    await attachFiles(tx, ctx, id, files, null)
    await record(tx, ctx, { type: 'team_mail.queued', messageId: id })
    return { toEmail }
  })
}

/** True for a request that was answered before. Refuses one too many within the hour; a user's requests are counted one at a time. */
async function isRepeated(tx: Tx, ctx: ActorContext, requestId: string): Promise<boolean> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`test emails of ${ctx.userId}`}, 0))`.execute(tx)
  const recent = await listRecentRequests(tx, {
    emailType: testEmailType,
    userId: ctx.userId,
    since: new Date(ctx.now().getTime() - 3_600_000),
  })
  if (recent.some((row) => row.request_id === requestId)) return true
  if (recent.length >= testEmailsPerHour) throw new Refusal('rate_limited', texts.enoughTestEmails(testEmailsPerHour))
  return false
}

async function chooseText(
  tx: Tx,
  project: LoadedProject,
  input: SendTestEmail,
): Promise<{ template: ChosenTemplate['template']; subject: string; body: string }> {
  const choose = await openTemplateChoice(tx, project, input)
  const choice: ChosenTemplate = input.candidateId
    ? choose(input.candidateId)
    : { template: project.settings.outreachTemplates[0], test: null }
  return { template: choice.template, ...textOfInitial({ ...input, ...choice }) }
}

/** Everything from there waits, so the test would arrive at an unexpected time. */
async function assertNotPaused(
  tx: Tx,
  { mailboxId, fromEmail }: FromMailbox,
  { restoredAt, relayPausedAt }: Pick<SendingState, 'restoredAt' | 'relayPausedAt'>,
): Promise<void> {
  if (restoredAt || (relayPausedAt && mailboxId === null)) throw new Refusal('cannot_send', texts.sendingPaused)
  const paused = mailboxId === null ? null : (await findMailbox(tx, mailboxId))?.pausedFor
  if (paused) throw new Refusal('cannot_send', texts.mailboxPaused(fromEmail, pauseSentence(paused)))
}
