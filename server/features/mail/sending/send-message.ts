// Sends one claimed message: the intent is committed inside DATA, just before the dot that makes the server responsible.
import { messageOf } from '@fairlead/domain/shared/caught'
import type { MailSender, OutgoingFile, OutgoingMail, SendOutcome } from '@fairlead/domain/ports/mail'
import { decideMissingFile } from '@fairlead/domain/outreach/message-state'
import { footerOf } from '@fairlead/domain/outreach/footer'
import { testEmailType, testLinkToken } from '@fairlead/domain/outreach/test-email'
import { replyAddress } from '@fairlead/domain/conversation/threading'
import { languageOfText } from '@fairlead/matching/text/language'
import type { WorkspaceContext } from '../../../platform/context.ts'
import { commitIntent, settle, type ClaimedMessage } from './advance-message.ts'
import { readFiles } from '../messages/attachment-store.ts'
import { sentInvitation } from '@fairlead/domain/interview/kept-invitation'
import { guestUrl } from '../messages/candidate-language.ts'
import { unsubscribeLink, type MailSettings } from '../messages/mail-settings.ts'
import type { MessageRow } from '../messages/message-row.ts'

class Stopped extends Error {}

/** Points at which a process can die; the stress test stops it at each. */
export type SendPoint = 'claimed' | 'before-intent' | 'after-intent' | 'after-answer'

export interface SendSteps {
  onPoint?: ((point: SendPoint) => void) | undefined
  /** By itself unless given. */
  commit?: () => Promise<boolean>
}

/** Its files; null when they are no longer those that were attached. */
const loadFiles = async (ctx: WorkspaceContext, { id, hasFiles }: ClaimedMessage): Promise<OutgoingFile[] | null> =>
  hasFiles ? ctx.transaction((tx) => readFiles(tx, id)) : []

/** The server's response; null when a stop was committed before the final dot, or a file of the message is gone. */
export async function sendMessage(
  ctx: WorkspaceContext,
  sender: MailSender,
  settings: MailSettings,
  row: ClaimedMessage,
  { onPoint = () => void 0, commit = () => commitIntent(ctx, row.id, row.attempt) }: SendSteps = {},
): Promise<SendOutcome | null> {
  onPoint('claimed')
  const files = await loadFiles(ctx, row)
  if (!files) {
    await settle(ctx, row.id, (state, now) => decideMissingFile(state, row.attempt, now))
    return null
  }
  const outcome = await sender
    .send({ ...toOutgoing(row, settings, ctx.now()), files }, async () => {
      onPoint('before-intent')
      if (!(await commit())) throw new Stopped('stopped before the final dot')
      onPoint('after-intent')
    })
    // thrown only before the dot was allowed: nothing has been sent
    .catch((error: unknown): SendOutcome | null =>
      error instanceof Stopped ? null : { state: 'refused', permanent: false, code: null, response: messageOf(error), stage: 'local' },
    )
  onPoint('after-answer')
  return outcome
}

/** In the language of the email's text. */
function footerFor(settings: MailSettings, row: MessageRow, unsubscribe: string) {
  const language = languageOfText(row.body_text)
  const token = row.email_type === testEmailType ? testLinkToken : (row.opt_out_token ?? '')
  const links = { unsubscribe, yourData: guestUrl(settings.publicUrl, 'your-data', token, language) }
  return footerOf(links, { postalAddress: row.postal_address, notice: row.notice }, language)
}

function toOutgoing(row: MessageRow, settings: MailSettings, now: Date): Omit<OutgoingMail, 'files'> {
  const isTest = row.email_type === testEmailType
  const isOutreach = row.kind === 'sequence' || isTest || row.person_id !== null
  const isDigest = row.email_type === 'notification_digest'
  const link = unsubscribeLink(settings, isTest ? testLinkToken : (row.opt_out_token ?? ''))
  const footer = isOutreach ? footerFor(settings, row, link) : { html: '', text: '' }
  return {
    messageId: row.message_id,
    from: { name: row.from_name, address: row.from_email },
    to: [{ name: null, address: row.to_email }],
    cc: row.cc.map((address) => ({ name: null, address })),
    // colleagues reply to the sender, candidates to their conversation
    // from a user's own mailbox, to that mailbox, where replies are matched by Message-ID
    replyTo: row.kind === 'team' ? row.reply_to : row.mailbox_id === null ? replyAddress(row.reply_token, settings.mailDomain) : null,
    subject: row.subject,
    html: row.html + footer.html,
    text: row.body_text + footer.text,
    inReplyTo: row.in_reply_to,
    references: row.refs,
    date: now,
    unsubscribe:
      isOutreach || isDigest
        ? {
            https: link,
            mailto: row.kind === 'sequence' ? `mailto:${replyAddress(row.opt_out_token ?? '', settings.mailDomain, 'unsubscribe')}` : null,
          }
        : null,
    invitation: row.invitation === null ? null : sentInvitation(row.invitation, settings.mailDomain),
    headers: {},
  }
}
