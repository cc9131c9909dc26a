// Stores an unreadable email with the unmatched ones, so that later emails are still read.
import type { InboundMail, UnreadableMail } from '@fairlead/domain/ports/mail'
import type { Database } from '../../../platform/database.ts'
import type { ReceivedMail } from './inbound-mail.ts'
import { saveUnmatched } from './save-unmatched.ts'
import { text as texts } from '../texts/texts.ts'

export type SetAsideReason = UnreadableMail['reason'] | 'crash'

const reasons: Record<SetAsideReason, string> = {
  get time() {
    return texts.readingTooSlow
  },
  get memory() {
    return texts.readingTooLarge
  },
  get size() {
    return texts.tooLarge
  },
  get broken() {
    return texts.invalidFormat
  },
  get crash() {
    return texts.readingStopped
  },
}

/** `size` in bytes: together with the date, identifies the message after the mailbox renumbers. `workspaceId` if known. */
export function setAside(
  database: Database,
  place: Omit<ReceivedMail, 'mail' | 'senderCheck'>,
  size: number,
  reason: SetAsideReason,
  workspaceId?: string,
): Promise<void> {
  const text = texts.unreadableEmail(reasons[reason])
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
    markedText: text,
    replyText: text,
    html: null,
    kind: 'person',
    bounce: null,
    invitation: null,
    authenticationResults: [],
    dkimSignatures: [],
    isDemo: false,
    attachments: [],
    documents: [],
  }
  return saveUnmatched(database, { ...place, senderCheck: null, mail }, workspaceId)
}
