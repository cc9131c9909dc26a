// How the local LinkedIn gateway accepts messages: LinkedIn's checks, then a journal line.
import { randomUUID } from 'node:crypto'
import type { Call, Reply } from '../http/serve.ts'
import type { Account, GatewayState, SentMessage } from './gateway-state.ts'
import { problem } from './problem.ts'

const longestInvitation = 300
const idPrefix = 'ACoAA'

/** GET users/{identifier}: everyone has a profile, except names that begin with 'no one'. */
export function lookUp(state: GatewayState, identifier: string, call: Call): Reply {
  const account = connected(state, call.query.get('account_id'))
  if ('status' in account) return account
  if (identifier.startsWith('unknown')) return problem(404, 'resource_not_found')
  const body = { object: 'UserProfile', provider: 'LINKEDIN', provider_id: providerIdOf(identifier), public_identifier: identifier }
  return { status: 200, body }
}

/** POST users/invite: each person can be invited once, with at most 300 characters, and each account can send `invitationsAllowed`. */
export function invite(state: GatewayState, call: Call, invitationsAllowed: number): Reply {
  const { account_id: accountId, provider_id: providerId, message = '' } = call.fields ?? {}
  const publicId = publicIdOf(providerId)
  if (publicId === null || typeof message !== 'string') return problem(400, 'invalid_parameters')
  const account = connected(state, accountId)
  if ('status' in account) return account
  const body = (reference: string): unknown => ({ object: 'UserInvitationSent', invitation_id: reference })
  const before = sentBefore(state, call)
  if (before) return { status: 201, body: body(before.reference) }
  if (message.length > longestInvitation) return problem(400, 'too_many_characters')
  const invitations = state.sent.filter((sent) => sent.kind === 'invitation' && sent.accountId === account.id)
  if (invitations.some((sent) => sent.publicId === publicId)) return problem(422, 'already_invited_recently')
  if (invitations.length >= invitationsAllowed) return problem(422, 'limit_exceeded')
  return { status: 201, body: body(take(state, account, call, { kind: 'invitation', publicId, subject: '', body: message })) }
}

/** POST chats: InMail only, since there are no connections. A person with 'slow' in the name gets it later. */
export function startChat(state: GatewayState, call: Call): Reply {
  const { account_id: accountId, attendees_ids: providerId, text, subject = '', 'linkedin[inmail]': inmail } = call.fields ?? {}
  const publicId = publicIdOf(providerId)
  if (publicId === null || typeof text !== 'string' || text === '' || typeof subject !== 'string') return problem(400, 'invalid_parameters')
  const account = connected(state, accountId)
  if ('status' in account) return account
  if (inmail !== 'true') return problem(422, 'no_connection_with_recipient')
  if (account.username.includes('basic')) return problem(403, 'feature_not_subscribed')
  const reference = sentBefore(state, call)?.reference ?? take(state, account, call, { kind: 'inmail', publicId, subject, body: text })
  return { status: publicId.includes('slow') ? 202 : 201, body: { object: 'MessageSent', message_id: reference } }
}

function take(
  state: GatewayState,
  account: Account,
  call: Call,
  message: Pick<SentMessage, 'kind' | 'publicId' | 'subject' | 'body'>,
): string {
  const reference = randomUUID()
  state.recordSent({ ...message, accountId: account.id, key: keyOf(call), reference, at: new Date().toISOString() })
  if (account.username.includes('expires')) state.saveAccount({ ...account, connected: false })
  return reference
}

/** The account if it may act; an account with 'expires' in its name must sign in again after each message. */
function connected(state: GatewayState, id: unknown): Account | Reply {
  const account = typeof id === 'string' ? state.accounts.get(id) : undefined
  if (!account) return problem(404, 'resource_not_found')
  if (!account.connected) return problem(401, 'expired_credentials')
  if (account.username.includes('restricted')) return problem(403, 'account_restricted')
  return account
}

function sentBefore(state: GatewayState, call: Call): SentMessage | undefined {
  const key = keyOf(call)
  return key === null ? undefined : state.sent.find((sent) => sent.key === key)
}

function keyOf(call: Call): string | null {
  const key = call.headers['idempotency-key']
  return typeof key === 'string' ? key : null
}

function providerIdOf(publicId: string): string {
  return idPrefix + Buffer.from(publicId).toString('base64url')
}

function publicIdOf(providerId: unknown): string | null {
  if (typeof providerId !== 'string' || !providerId.startsWith(idPrefix)) return null
  return Buffer.from(providerId.slice(idPrefix.length), 'base64url').toString('utf8')
}
