// Port to mail systems: controlled sending and lossless reading.

export interface Address {
  name: string | null
  address: string
}

/** An invitation in an email (iMIP, RFC 6047): the method and the event. */
export interface Invitation {
  /** DECLINECOUNTER responds to a proposal that can't be kept (RFC 5546 section 3.2.8). */
  method: 'REQUEST' | 'CANCEL' | 'DECLINECOUNTER'
  uid: string
  /** Increases with every change; a client keeps the highest. */
  sequence: number
  start: Date
  end: Date
  title: string
  description: string
  location: string
  /** The link of a video call. */
  conference?: string
  organizer: Address
  attendees: { name: string | null; address: string; answer: InvitationAnswer }[]
}

export type InvitationAnswer = 'needs_action' | 'accepted' | 'declined' | 'tentative'

/** A response to an invitation. */
export interface InvitationReply {
  method: 'REPLY' | 'COUNTER'
  uid: string
  sequence: number
  /** The attendee, in lower case. */
  attendee: string
  answer: InvitationAnswer
  /** The time they propose; only for COUNTER. */
  start: Date | null
  end: Date | null
  comment: string
}

export interface OutgoingFile {
  name: string
  contentType: string
  bytes: Uint8Array
}

export interface OutgoingMail {
  /** With angle brackets, unique and stable for one (candidate, step): sending again uses the same. */
  messageId: string
  from: Address
  to: Address[]
  cc: Address[]
  /** Address with a token that routes a reply to its candidate. */
  replyTo: string | null
  subject: string
  html: string
  text: string
  inReplyTo: string | null
  references: string[]
  date: Date
  /** The links in RFC 8058 and RFC 2369; null for email that can't be unsubscribed from. */
  unsubscribe: { https: string; mailto: string | null } | null
  invitation: Invitation | null
  /** Attached files, in order. */
  files: readonly OutgoingFile[]
  /** Extra headers such as X-Fairlead-Demo. */
  headers: Record<string, string>
}

/** The stage at which the server refused: the command of RFC 5321, or 'local' when the message never reached it. */
export type SmtpStage = 'connection' | 'sign_in' | 'sender' | 'recipient' | 'data' | 'content' | 'local'

export interface Refused {
  state: 'refused'
  /** The server responded with 5xx. */
  permanent: boolean
  code: number | null
  response: string
  stage: SmtpStage
  /** The server asks to wait this long; absent when it gave none. */
  retryAfterSeconds?: number
}

export type SendOutcome =
  /** The server responded with 250 after the final dot. `messageId` when the server replaced ours. */
  | { state: 'sent'; response: string; messageId?: string }
  /** Certainly not accepted: refused before or instead of the final dot. */
  | Refused
  /** The final dot may have been sent but no response arrived; only the Sent folder can confirm delivery. */
  | { state: 'unknown'; response: string }

/** Signs a domain's messages (RFC 6376). */
export interface DkimKey {
  domain: string
  selector: string
  /** PEM. */
  privateKey: string
}

export interface MailSender {
  /**
   * Sends one email. `beforeFinalDot` runs inside DATA after the whole body was written and before the dot that makes the
   * server responsible; when it throws, the connection is dropped without a dot.
   */
  send(mail: OutgoingMail, beforeFinalDot: () => Promise<void>): Promise<SendOutcome>
  /** Waits for messages in progress, at most `waitMs` milliseconds, then closes their connections; they end as 'unknown'. */
  close(waitMs?: number): Promise<void>
}

/**
 * Where reading an inbox stopped. Over IMAP the number of the last message, valid while the server keeps the same uidValidity;
 * a vendor's API stores its own state in the text.
 */
export interface MailboxCursor {
  uidValidity: string
  lastUid: number
}

/** Where to start: after the cursor if the server still knows it, else on that day, else at the end. */
export interface ReadFrom {
  cursor: MailboxCursor | null
  /** IMAP servers compare days, not times. */
  since: Date | null
}

/** `uidValidity` and `uid` together permanently identify a message of the mailbox. */
export interface ListedEmail {
  uidValidity: string
  uid: number
  /** null when the server doesn't say. */
  size: number | null
  internalDate: Date
  /** Where to resume after processing it; at or before it, never after. */
  cursor: MailboxCursor
}

export interface InboxNews {
  emails: ListedEmail[]
  /** Where to resume after processing all of them. */
  cursor: MailboxCursor
  more: boolean
}

/** The server asks us to pause; nothing is wrong. */
export class MailboxBusy extends Error {
  readonly retryAfterSeconds: number
  constructor(retryAfterSeconds: number) {
    super(`The mail server asks us to wait for ${retryAfterSeconds} s.`)
    this.name = 'MailboxBusy'
    this.retryAfterSeconds = retryAfterSeconds
  }
}

export interface MailReader {
  /** Identifies the mailbox itself: user, host, and folder. */
  mailbox: string
  /** New messages in the inbox, oldest first, without content. */
  listNew(from: ReadFrom, limit: number): Promise<InboxNews>
  /** The first bytes of one message, flags unchanged (PEEK); null when it is gone. */
  fetchSource(uidValidity: string, uid: number, maxBytes: number): Promise<Uint8Array | null>
  /** True when the Sent folder contains this Message-ID; null when there is no such folder. */
  wasSent(messageId: string): Promise<boolean | null>
  /** Calls back whenever the server announces new mail (IDLE); returns a function that stops it. */
  watch(onNews: () => void): Promise<() => Promise<void>>
  close(): Promise<void>
}

export interface AttachedDocument {
  name: string
  /** Empty unless it was opened. */
  bytes: Uint8Array
  /** false for a file that is only named: too large, or of a kind that we can't open. */
  isOpened: boolean
}

/**
 * - `dead_address`: the mailbox or its domain doesn't exist; the only one that counts against the address.
 * - `mailbox_full`: the address works; its mailbox has no space now.
 * - `blocked`: the receiving server refuses the sender or the content: reputation, policy, authentication.
 * - `delayed`: the server keeps trying.
 * - `complaint`: the recipient reported the email as spam (RFC 5965).
 * - `unclear`: it wasn't delivered, and nothing proves why.
 */
export type DeliveryFailure = 'dead_address' | 'mailbox_full' | 'blocked' | 'delayed' | 'complaint' | 'unclear'

/** A server's report that an email wasn't delivered. */
export interface BounceReport {
  recipient: string | null
  failure: DeliveryFailure
  /** The enhanced status code (RFC 3463) or reply code; null when it names none. */
  code: string | null
  /** What the receiving server said, in one line and without addresses; '' when the report doesn't quote it. */
  answer: string
  originalMessageId: string | null
}

/** One inbound message, parsed and sanitized. */
export interface InboundMail {
  messageId: string | null
  inReplyTo: string | null
  references: string[]
  from: Address | null
  to: Address[]
  /** Every address the email was delivered to: To, Cc, Delivered-To, X-Original-To. */
  recipients: string[]
  subject: string
  date: Date | null
  /** Plain text, complete. */
  text: string
  /** The text that `replyText` is read from: with '>' where the sender's mail program marks quotes in its HTML. */
  markedText: string
  /** The person's own text, without quotes and signature. */
  replyText: string
  /** Sanitized, without remote content; null when the email had no HTML. */
  html: string | null
  /** By headers and the envelope; `readInThread` adds what only the thread shows. */
  kind: 'person' | 'auto_reply' | 'bounce'
  bounce: BounceReport | null
  /** A calendar's response to our invitation. */
  invitation: InvitationReply | null
  /** SHA-256 of the whole message, if it has no Message-ID to identify it. */
  contentHash: string | null
  /** Values of the Authentication-Results headers, topmost first: anyone may write one, so their author must be checked. */
  authenticationResults: string[]
  /** Values of the DKIM-Signature headers, unverified. */
  dkimSignatures: string[]
  /** Claims that one of the demo's fictional candidates wrote it. Anyone may write that, so only the demo believes it. */
  isDemo: boolean
  attachments: { filename: string | null; contentType: string; size: number }[]
  /** Complete attachments that may be a résumé. */
  documents: AttachedDocument[]
}

/** A message that exceeds the limits of time or memory, or that can't be parsed. */
export class UnreadableMail extends Error {
  readonly reason: 'time' | 'memory' | 'broken' | 'size'
  constructor(cause: UnreadableMail['reason']) {
    super(`We couldn’t read the email (${cause}).`)
    this.name = 'UnreadableMail'
    this.reason = cause
  }
}
