// Email to colleagues, hiring managers, and users: sent once by the same state machine as email to candidates, without a
// thread.
import { messageIdOfReply } from '@fairlead/domain/outreach/message-id'
import { normaliseEmail } from '@fairlead/domain/shared/validation'
import type { WorkspaceContext } from '../../../platform/context.ts'
import type { Tx } from '../../../platform/database.ts'
import { record } from '../../../platform/events.ts'
import { newId } from '../../../platform/ids.ts'
import { writtenFor, type Written } from '../../../platform/reader.ts'
import { languageOfAddress } from '../../accounts/users/user-views.ts'
import { mailBody } from './mail-body.ts'
import type { MailSettings } from './mail-settings.ts'
import { insertTeamMessage } from './message-store.ts'
import { passTeamFirewall, whyNotTeamMail } from './send-firewall.ts'

export interface TeamMail {
  to: string
  cc?: string[]
  subject: Written
  /** Plain text, or simple HTML that is sanitized. */
  body: Written
  /** The sender; null = the product. */
  from: { name: string; email: string } | null
  projectId: string | null
  /** The product sends it automatically, though on a user's behalf: skipped when the firewall stops it. */
  isAutomatic?: boolean
  /** The kind of email, for the log. */
  emailType: string
  /** Deduplicates repeated requests within a workspace. */
  requestId: string | null
  dueAt?: Date
  /** The token of its unsubscribe link; generated unless given. */
  optOutToken?: string
}

/** Queues one email per call, with replies to its author. Returns its ID; null when the firewall stops automatic email. */
export async function queueTeamMail(tx: Tx, ctx: WorkspaceContext, settings: MailSettings, mail: TeamMail): Promise<string | null> {
  const id = newId()
  const about = { emailType: mail.emailType, to: [mail.to, ...(mail.cc ?? [])] }
  // the product's automatic email is skipped; a user who writes learns why
  if ((mail.from === null || mail.isAutomatic) && (await whyNotTeamMail(tx, ctx, about))) return null
  const pass = await passTeamFirewall(tx, ctx, about)
  const language = await languageOfAddress(tx, ctx.workspaceId, normaliseEmail(mail.to))
  const { html, text } = mailBody(writtenFor(language, mail.body))
  const planned = await insertTeamMessage(tx, ctx, pass, {
    id,
    message_id: messageIdOfReply(id, settings.mailDomain),
    due_at: mail.dueAt ?? ctx.now(),
    project_id: mail.projectId,
    request_id: mail.requestId,
    opt_out_token: mail.optOutToken ?? null,
    reply_to: mail.from?.email ?? null,
    from_name: mail.from?.name || settings.productName,
    from_email: settings.mailFrom,
    to_email: normaliseEmail(mail.to),
    cc: (mail.cc ?? []).map(normaliseEmail),
    subject: writtenFor(language, mail.subject).replace(/\s+/g, ' ').trim(),
    html,
    body_text: text,
    email_type: mail.emailType,
  })
  if (!planned.isNew) return planned.id
  await record(tx, ctx, { type: 'team_mail.queued', messageId: id })
  return id
}
