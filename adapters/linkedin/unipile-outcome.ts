// The meaning of Unipile's response for a message: sent, certainly not sent, or unknown.
import type { LinkedinOutcome } from '@fairlead/domain/ports/linkedin'
import type { Answer } from '../http/send-request.ts'
import { text } from '../http/shape.ts'

// Types from Unipile's error list (RFC 7807 problem documents).
const ourKey = new Set(['errors/missing_credentials', 'errors/unauthorized'])
const passing = new Set(['errors/limit_exceeded', 'errors/cannot_resend_yet', 'errors/cannot_resend_within_24hrs'])
const sentences: Record<string, string> = {
  'errors/too_many_characters': 'LinkedIn says that the message is too long.',
  'errors/already_invited_recently': 'LinkedIn says that this person was already invited.',
  'errors/already_connected': 'You are already connected to this person.',
  'errors/cannot_invite_attendee': 'LinkedIn doesn’t allow inviting this person.',
  'errors/invalid_recipient': 'LinkedIn does not know this profile.',
  'errors/resource_not_found': 'LinkedIn does not know this profile.',
  'errors/user_unreachable': 'LinkedIn doesn’t allow messages to this person.',
  'errors/blocked_recipient': 'LinkedIn doesn’t allow messages to this person.',
  'errors/not_allowed_inmail': 'LinkedIn doesn’t allow InMail to this person.',
  'errors/insufficient_credits': 'The LinkedIn account has no InMail credits left.',
  'errors/feature_not_subscribed': 'The LinkedIn account can’t send InMail without a premium plan.',
  'errors/subscription_required': 'The LinkedIn account can’t send InMail without a premium plan.',
  'errors/account_restricted': 'LinkedIn has restricted this account.',
  'errors/limit_exceeded': 'The LinkedIn account has reached its limit. Please try again later.',
  'errors/cannot_resend_yet': 'LinkedIn doesn’t allow inviting this person yet.',
  'errors/cannot_resend_within_24hrs': 'LinkedIn doesn’t allow inviting this person yet.',
}

/**
 * An explicit refusal is `failed` or `sign_in_needed`. For the sending request, 5xx, a lost response, and an unreadable success
 * are `unknown`: the message may have been sent. 503 means that no session accepted it.
 */
export function outcomeOf(answer: Answer, operation: 'lookup' | 'send'): LinkedinOutcome {
  if (answer.state === 'not_reached') return { state: 'failed', permanent: false, reason: answer.reason }
  const maybe = (reason: string): LinkedinOutcome =>
    operation === 'send' ? { state: 'unknown', reason } : { state: 'failed', permanent: false, reason }
  if (answer.state === 'lost') return maybe(answer.reason)
  const { status, body } = answer
  const type = text(body, 'type') ?? ''
  if (status >= 200 && status < 300) {
    if (text(body, 'object') === null) return maybe('The LinkedIn gateway gave an unreadable answer.')
    const reference = text(body, 'message_id') ?? text(body, 'invitation_id') ?? text(body, 'chat_id')
    return { state: status === 202 ? 'accepted' : 'sent', reference }
  }
  if (ourKey.has(type)) return { state: 'failed', permanent: false, reason: 'The LinkedIn gateway rejected our key.' }
  const sentence = sentences[type]
  if (sentence !== undefined) return { state: 'failed', permanent: !passing.has(type), reason: sentence }
  if (status === 401 || status === 403) return { state: 'sign_in_needed' }
  if (status === 429) return { state: 'failed', permanent: false, reason: 'The LinkedIn gateway asks us to wait.' }
  if (status === 503) return { state: 'failed', permanent: false, reason: 'The LinkedIn gateway is not available.' }
  if (status >= 500) return maybe(`The LinkedIn gateway failed (${status}).`)
  return { state: 'failed', permanent: status >= 400, reason: `The LinkedIn gateway refused the message (${status}).` }
}
