// The unsubscribe link of outreach emails and summaries. GET changes nothing; only POST writes (RFC 8058).
import { z } from 'zod'
import { call, type CallType } from '../../call.ts'
import { text } from '../../fields.ts'

const input = z.object({ token: text })
const answer = z.object({
  email: z.string(),
  unsubscribed: z.boolean(),
  /** What to stop: outreach to a candidate, or summaries to a user; `test`: a test email's link, which changes nothing. */
  about: z.enum(['outreach', 'notifications', 'test']),
  /** Resubscribing with this link takes effect immediately; otherwise a link is sent to the address first. */
  may_opt_in: z.boolean(),
  /** That link has just been sent. */
  link_sent: z.boolean(),
})

export const readSubscription = call(
  'GET',
  'v1/notifications/unsubscribe',
  ['guest'],
  'The address of the link, and whether it is unsubscribed.',
  input,
  answer,
)
export type ReadSubscription = CallType<typeof readSubscription>

export const unsubscribeCall = call(
  'POST',
  'v1/notifications/unsubscribe',
  ['guest'],
  'Unsubscribes this address; the one-click POST of RFC 8058 is also handled here.',
  input,
  answer,
  { audit: 'itself' },
)
export type Unsubscribe = CallType<typeof unsubscribeCall>

export const resubscribeCall = call(
  'POST',
  'v1/notifications/resubscribe',
  ['guest'],
  'Resubscribes the address with a link sent to it; with an unsubscribe link, sends that link.',
  input,
  answer,
  { audit: 'itself' },
)
export type Resubscribe = CallType<typeof resubscribeCall>
