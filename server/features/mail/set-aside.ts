// An email that cannot be read is still not dropped: it waits with the unmatched ones, and those behind it go on.
import type { InboundMail, UnreadableMail } from '@fairlead/domain/ports/mail'
import type { Database } from '../../platform/database.ts'
import type { ReceivedMail } from './inbound-mail.ts'
import { keepUnmatched } from './keep-unmatched.ts'

export type SetAsideReason = UnreadableMail['why'] | 'crash'

const reasons: Record<SetAsideReason, string> = {
  time: 'It takes too long to read.',
  memory: 'It needs too much memory.',
  size: 'It is too large.',
  broken: 'Its format is invalid.',
  crash: 'The service stopped twice while reading it.',
}

/** `size` in bytes: with the date it tells the same message again when the mailbox has numbered its messages again. `workspaceId` when it is known. */
export function setAside(
  database: Database,
  place: Omit<ReceivedMail, 'mail' | 'senderCheck'>,
  size: number,
  why: SetAsideReason,
  workspaceId?: string,
): Promise<void> {
  const text = `We couldn’t read this email. ${reasons[why]} Open it in the mailbox instead.`
  const mail: InboundMail = {
    messageId: null,
    contentHash: `unread:${place.internalDate.toISOString()}:${size}`,
    inReplyTo: null,
    references: [],
    from: null,
    to: [],
    recipients: [],
    subject: 'Unreadable email',
    date: null,
    text,
    replyText: text,
    html: null,
    kind: 'person',
    bounce: null,
    invitation: null,
    authenticationResults: [],
    isDemo: false,
    attachments: [],
    documents: [],
  }
  return keepUnmatched(database, { ...place, senderCheck: null, mail }, workspaceId)
}
