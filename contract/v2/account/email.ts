import { z } from 'zod'
import { call, type CallType } from '../../call.ts'
import { done, nothing, text } from '../../fields.ts'

export const verifyEmail = call(
  'POST',
  'v2/account/email/verify',
  ['unproven'],
  'Verifies an address with the link sent to it. The session must belong to the account of the link; a new address replaces the old one and ends all other sessions.',
  z.object({ token: text.default('') }),
  z.object({ email: z.string(), is_changed: z.boolean() }),
  {
    audit: 'itself',
    also: { 404: 'The link was used, has expired, or is for another account.', 409: 'This email is already registered.' },
  },
)
export type VerifyEmail = CallType<typeof verifyEmail>

export const resendEmailProof = call(
  'POST',
  'v2/account/email/resend',
  ['unproven'],
  'Resends the link to the pending new address or to the account’s address, at most five times in fifteen minutes.',
  nothing,
  z.object({ email: z.string() }),
  { audit: 'itself', also: { 404: 'The address is already verified.', 429: 'Too many attempts.' } },
)
export type ResendEmailProof = CallType<typeof resendEmailProof>

export const cancelEmailChange = call(
  'DELETE',
  'v2/account/email',
  ['unproven'],
  'Keeps the current address and revokes links sent to the new one.',
  nothing,
  done,
  { audit: 'itself' },
)
export type CancelEmailChange = CallType<typeof cancelEmailChange>
