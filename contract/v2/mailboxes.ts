// The password of a mailbox is accepted, never returned.
import { pollReasons } from '@fairlead/domain/outreach/mail-push'
import { mailboxPauses, mailboxStates } from '@fairlead/domain/outreach/mailbox'
import { mailboxKinds, mailSecurities } from '@fairlead/domain/ports/mailboxes'
import { z } from 'zod'
import { call, type CallType } from '../call.ts'
import { flag, id, nothing, text, whole } from '../fields.ts'
import { domainRecords } from '../shapes/domain-records.ts'
import { mailServers } from '../shapes/mail-servers.ts'

const port = whole.pipe(z.number().min(1).max(65_535))

/** How to reach both servers; a blank `username` means the address. */
export const serverFields = {
  username: text.default(''),
  smtp_host: text,
  smtp_port: port,
  smtp_security: z.enum(mailSecurities),
  imap_host: text,
  imap_port: port,
  imap_security: z.enum(mailSecurities),
}

const mailbox = z.object({
  id: z.string(),
  /** smtp: servers with a password; gmail and graph: Google's and Microsoft's APIs. */
  kind: z.enum(mailboxKinds),
  /** The owner's name for it. */
  name: z.string(),
  address: z.string(),
  /** connected; failing = retried automatically; paused = sends nothing until its owner acts. */
  state: z.enum(mailboxStates),
  paused_for: z.enum(mailboxPauses).nullable(),
  /** What is wrong and how to fix it; null when it works. */
  why: z.string().nullable(),
  read_at: z.string().nullable(),
  /**
   * How new email arrives: announced by Google or Microsoft and read immediately, or only on a schedule, with the reason. null
   * over IMAP.
   */
  arrival: z
    .object({
      at_once: z.boolean(),
      /** The inbox is read at least this often. */
      every_seconds: z.number(),
      reason: z.enum(pollReasons).nullable(),
      /** missed: the last announcement; waiting: the start of the subscription. */
      since: z.string().nullable(),
      /** refused: the provider's words. */
      refusal: z.string().nullable(),
    })
    .nullable(),
  /** Emails waiting to be sent from it. */
  waiting: z.number(),
  /** Maximum messages per day, and today; fewer during warm-up. */
  per_day: z.number(),
  today: z.number(),
  warms_up: z.boolean(),
  /** Appended to its emails; plain text with links, '' = none. */
  signature: z.string(),
  /** In the last seven days, since it was last resumed. */
  sent_lately: z.number(),
  bounced_lately: z.number(),
  /** Of these, refused as spam or by policy: a fault of the mailbox, not of the addresses. */
  blocked_lately: z.number(),
  records: domainRecords,
  /** DKIM signing here: waiting = for its key's DNS record; changing = to a new key, while the old one signs; null = off. */
  signing: z.enum(['waiting', 'signing', 'changing']).nullable(),
  may_sign: z.boolean(),
  ...mailServers,
})

const answer = z.object({
  /** The user's own. */
  mailboxes: z.array(mailbox),
  /** The workspace's, which projects can choose as their sender. */
  shared: z.array(mailbox),
  /** The user is an admin, who can connect and change them. */
  may_manage_shared: z.boolean(),
  /** The installation's own address, which sends for users without a mailbox. */
  installation: z.string(),
  /** The highest limit an owner can choose. */
  most_per_day: z.number(),
})
export type WireMailboxes = z.infer<typeof answer>
export const mailboxesAnswer = answer

export const listMailboxes = call(
  'GET',
  'v2/mailboxes',
  ['staff', 'unproven'],
  "The current user's own mailbox, and the shared mailboxes of the workspace.",
  nothing,
  answer,
)
export type ListMailboxes = CallType<typeof listMailboxes>

export const connectMailbox = call(
  'POST',
  'v2/mailboxes',
  [],
  'Connects a mailbox after testing both directions. Outreach for the user’s own projects is then sent from it.',
  /** is_shared: for the whole workspace, by its admins. */
  z.object({ address: text, name: text.default(''), password: text.default(''), is_shared: flag.optional(), ...serverFields }),
  answer,
  { audit: 'mailbox_changed', status: 201 },
)
export type ConnectMailbox = CallType<typeof connectMailbox>

export const changeMailbox = call(
  'PUT',
  'v2/mailboxes',
  [],
  'Renames a mailbox or changes its password, which is tested before it is saved.',
  z.object({ mailbox_id: id, name: text.optional(), password: text.optional() }),
  answer,
  { audit: 'mailbox_changed' },
)
export type ChangeMailbox = CallType<typeof changeMailbox>

export const disconnectMailbox = call(
  'DELETE',
  'v2/mailboxes',
  ['unproven'],
  'Disconnects a mailbox and deletes its password or tokens. Emails that wait to be sent from it are sent from the installation’s address.',
  z.object({ mailbox_id: id }),
  answer,
  { audit: 'mailbox_changed' },
)
export type DisconnectMailbox = CallType<typeof disconnectMailbox>
