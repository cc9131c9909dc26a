// An automatic email to a candidate, in their thread and with the undo delay; skipped when sending isn't allowed.
import { stopSentence } from '@fairlead/domain/outreach/can-send-to'
import type { Notice } from '@fairlead/domain/project/notices'
import type { WorkspaceContext } from '../../../platform/context.ts'
import type { Tx } from '../../../platform/database.ts'
import { record } from '../../../platform/events.ts'
import { addressOf, type LoadedCandidate } from '../../candidates/records/access-candidate.ts'
import type { KeptInvitation } from '@fairlead/domain/interview/kept-invitation'
import type { MailSettings } from '../messages/mail-settings.ts'
import { continueFrom } from '../mailboxes/mailbox-views.ts'
import { queueMessage } from '../messages/message-store.ts'
import { readThread } from '../messages/message-facts.ts'
import { tryFirewall, type SendPass } from '../messages/send-firewall.ts'
import { fillMail, valuesFor, type FilledMail } from '../messages/template-values.ts'
import type { LoadedProject } from '../../projects/records/access-project.ts'
import { text } from '../texts/texts.ts'

export interface CandidateNotice extends Notice {
  emailType: string
  /** The same notice is written once. */
  requestId: string
  cc: string[]
  /** Variables in addition to those of the candidate and the project. */
  values?: Record<string, string>
  invitation?: KeptInvitation
  /** Identifies the email in its links; generated unless given. */
  replyToken?: string
}

/** The caller holds the locks of project (share) and candidate. A variable without a value is a refusal. */
export async function sendNotice(
  tx: Tx,
  ctx: WorkspaceContext,
  mail: MailSettings,
  { project, candidate }: { project: LoadedProject; candidate: LoadedCandidate },
  notice: CandidateNotice,
): Promise<boolean> {
  const ready = await prepareNotice(tx, ctx, mail, { project, candidate }, notice)
  if ('refusal' in ready) return false
  const { pass, thread, address, filled } = ready
  const heldUntil = new Date(ctx.now().getTime() + mail.holdSeconds * 1000)
  const message = await queueMessage(tx, ctx, pass, {
    projectId: project.id,
    candidateId: candidate.id,
    step: null,
    kind: 'notice',
    emailType: notice.emailType,
    requestId: notice.requestId,
    dueAt: heldUntil,
    heldUntil,
    fromName: project.settings.senderName || mail.productName,
    ...(await continueFrom(tx, project, candidate.id, mail.mailFrom)),
    toEmail: address,
    cc: notice.cc,
    ...filled,
    inReplyTo: thread.lastMessageId,
    references: thread.references,
    domain: mail.mailDomain,
    ...(notice.invitation ? { invitation: notice.invitation } : {}),
    ...(notice.replyToken ? { replyToken: notice.replyToken } : {}),
  })
  await record(tx, ctx, { type: 'mail.queued', projectId: project.id, candidateId: candidate.id, messageId: message.id })
  return true
}

/** The notice as the candidate would see it now, or why it wouldn't be sent. A variable without a value is a refusal. */
export async function prepareNotice(
  tx: Tx,
  ctx: WorkspaceContext,
  mail: MailSettings,
  { project, candidate }: { project: LoadedProject; candidate: LoadedCandidate },
  notice: Notice & { values?: Record<string, string> },
): Promise<{ pass: SendPass; thread: Awaited<ReturnType<typeof readThread>>; address: string; filled: FilledMail } | { refusal: string }> {
  const thread = await readThread(tx, candidate.id)
  const address = thread.lastFrom ?? addressOf(candidate, project.settings.allowWorkEmails)
  const result = await tryFirewall(tx, ctx, { channel: 'notice', project, candidate, address })
  if ('refusal' in result) return { refusal: result.refusal.sentence }
  if (!address) return { refusal: stopSentence('no_address') }
  if (!project.settings.outreachToggle) return { refusal: text.automaticEmailOff }
  const values = valuesFor(project, candidate, ctx.now(), notice.body)
  const signed: Record<string, string> = values.sender_name ? {} : { sender_name: mail.productName, sender_first_name: mail.productName }
  const filled = fillMail(thread.subject ?? notice.subject, notice.body, { ...values, ...signed, ...notice.values })
  return { pass: result.pass, thread, address, filled }
}
