// Port to the servers of a user's own mailbox: discovery, tests, sending, and reading.
import type { DkimKey, MailReader, MailSender } from './mail.ts'
import type { PushSubscription, PushTarget } from './mail-push.ts'

export const mailSecurities = ['tls', 'starttls', 'none'] as const
/** `tls`: from the first byte; `starttls`: upgraded or refused; `none`: only on a private network that the operator allows. */
export type MailSecurity = (typeof mailSecurities)[number]

export interface MailServer {
  host: string
  port: number
  security: MailSecurity
}

export interface MailServers {
  smtp: MailServer
  imap: MailServer
  username: string
}

/** `smtp`: SMTP and IMAP with a password; `gmail`, `graph`: the APIs of Google and Microsoft. */
export const mailboxKinds = ['smtp', 'gmail', 'graph'] as const
export type MailboxKind = (typeof mailboxKinds)[number]
export type ApiKind = Exclude<MailboxKind, 'smtp'>

export interface PasswordAccount extends MailServers {
  kind?: 'smtp'
  password: string
  /** Signs outgoing messages; absent when the server does, or nothing does. */
  dkim?: DkimKey | null
}

export interface ApiAccount {
  kind: ApiKind
  /** A token that is valid now, other than `refused`. Rejects with ConsentWithdrawn. */
  accessToken(refused?: string): Promise<string>
}

export type MailAccount = PasswordAccount | ApiAccount

/** The user withdrew their consent, or never gave it: only they can change that. */
export class ConsentWithdrawn extends Error {
  constructor() {
    super('Access to the mailbox is no longer allowed.')
    this.name = 'ConsentWithdrawn'
  }
}

export const mailFaults = [
  /** The server's name has no address. */
  'unknown_host',
  /** The server is on a private network, or not on the operator's list. */
  'not_allowed',
  /** Not a port that mail servers use. */
  'port',
  /** Nothing listens there. */
  'refused',
  'timeout',
  'certificate',
  /** The server offers no encryption. */
  'no_tls',
  'password',
  /** The owner or their administrator withdrew consent. */
  'consent',
  /** The server uses another protocol, or closed the connection. */
  'no_answer',
] as const
export type MailFault = (typeof mailFaults)[number]

/** null = this direction works. */
export interface MailTest {
  smtp: MailFault | null
  imap: MailFault | null
}

export interface FoundServers extends MailServers {
  /** `published` by the domain itself, `provider` recognized by its MX record, or only `guessed` from names. */
  by: 'published' | 'provider' | 'guessed'
}

export interface OpenMailbox {
  sender: MailSender
  reader: MailReader
  close(): Promise<void>
}

/** Each rejects with PushRefused, ConsentWithdrawn, MailboxBusy, or an error that `faultOf` recognizes. */
export interface MailPush {
  subscribe(account: ApiAccount, target: PushTarget): Promise<PushSubscription>
  /** null when the vendor no longer knows the subscription. */
  renew(account: ApiAccount, subscription: { id: string | null; address: string }): Promise<PushSubscription | null>
  /** Does nothing where there is none. */
  stop(account: ApiAccount, id: string | null): Promise<void>
}

export interface Mailboxes {
  /** The servers of an address; a guess when its domain publishes nothing. */
  find(address: string): Promise<FoundServers>
  /** Signs in to both servers; sends and reads nothing. */
  test(account: MailAccount): Promise<MailTest>
  /** The address of an API account; null when unknown. Rejects with ConsentWithdrawn. */
  addressOf(account: ApiAccount): Promise<string | null>
  /** The server that an API uses. */
  serverOf(kind: ApiKind): MailServer
  /** Connects on first use; every connection is checked again. `name` identifies the mailbox in the records. */
  open(account: MailAccount, name: string): OpenMailbox
  /** API vendors' announcements of new mail. */
  push: MailPush
  /** Classifies a read error. */
  faultOf(error: unknown): MailFault
}
