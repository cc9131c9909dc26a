// How often each kind of call may be made: per network sender, and per signed-in user.
import type { AnyCall } from '@fairlead/contract/call'

export interface Limit {
  max: number
  seconds: number
}

/**
 * Per sender: one IPv4 address or one IPv6 /64 network. An office of fifty shares one. The classes marked as shared are counted
 * in the database, for all processes together; the others in each process.
 */
export const senderLimits = {
  any: { max: 3000, seconds: 60 },
  guest: { max: 300, seconds: 60 },
  webhook: { max: 1200, seconds: 60 },
  sign_in: { max: 60, seconds: 900 },
  registration: { max: 20, seconds: 3600 },
  password: { max: 30, seconds: 3600 },
  contact: { max: 10, seconds: 3600 },
} as const satisfies Record<string, Limit>
export type SenderClass = keyof typeof senderLimits

export const sharedClasses: ReadonlySet<SenderClass> = new Set(['sign_in', 'registration', 'password', 'contact'])

/** Per user. Twenty calls a second for a minute: four times what deciding by keyboard uses. */
export const userLimits = {
  any: { max: 1200, seconds: 60 },
  upload: { max: 60, seconds: 60 },
  download: { max: 30, seconds: 60 },
  import: { max: 10, seconds: 60 },
  // each contacts other servers, or creates a key
  mailbox: { max: 20, seconds: 60 },
} as const satisfies Record<string, Limit>
export type UserClass = keyof typeof userLimits

const classOfPath: Readonly<Record<string, SenderClass>> = {
  'POST v1/sessions': 'sign_in',
  'POST v1/users': 'registration',
  'POST v1/users/forgot_password': 'password',
  'POST v1/users/reset_password': 'password',
  'POST v1/contact': 'contact',
  'POST v2/ats/webhook': 'webhook',
  'POST v2/mailboxes/push/gmail': 'webhook',
  'POST v2/mailboxes/push/graph': 'webhook',
  'POST v1/slack/commandin': 'webhook',
}

const asksOutside: ReadonlySet<string> = new Set([
  'GET v2/mailboxes/find',
  'POST v2/mailboxes/test',
  'POST v2/mailboxes',
  'PUT v2/mailboxes',
  'PUT v2/mailboxes/pause',
  'POST v2/mailboxes/signing',
  'POST v2/mailboxes/records',
  'POST v2/outreach/links',
])

/** The class of a public call; those without their own class are pages behind a link. */
export function senderClassOf({ method, path }: Pick<AnyCall, 'method' | 'path'>): SenderClass {
  return classOfPath[`${method} ${path}`] ?? 'guest'
}

export function userClassOf(call: Pick<AnyCall, 'method' | 'path' | 'body' | 'download'>): UserClass | null {
  if (asksOutside.has(`${call.method} ${call.path}`)) return 'mailbox'
  if (call.path === 'v2/talent/import' && call.body === 'file') return 'import'
  if (call.body === 'file') return 'upload'
  return call.download ? 'download' : null
}
