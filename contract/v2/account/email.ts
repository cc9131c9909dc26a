// {V2}account/email: proving the address of an account, and changing it.
import { z } from 'zod'
import { call, type CallType } from '../../call.ts'
import { done, nothing, text } from '../../fields.ts'

export const verifyEmail = call(
  'POST',
  'v2/account/email/verify',
  'Uses a link that was sent to an address. The session must be that of the account the link is for; a new address takes the place of the old one and ends all other sessions.',
  z.object({ token: text.default('') }),
  z.object({ email: z.string(), is_changed: z.boolean() }),
  { also: { 404: 'The link has been used, has ended, or is for another account.', 409: 'This email is registered already.' } },
)
export type VerifyEmail = CallType<typeof verifyEmail>

export const resendEmailProof = call(
  'POST',
  'v2/account/email/resend',
  'Sends the link again, to the new address that waits or to the address of the account; five times in fifteen minutes at most.',
  nothing,
  z.object({ email: z.string() }),
  { also: { 404: 'The address is verified already.', 429: 'Requested too often.' } },
)
export type ResendEmailProof = CallType<typeof resendEmailProof>

export const cancelEmailChange = call(
  'DELETE',
  'v2/account/email',
  'The account keeps its address; links sent to the new one end.',
  nothing,
  done,
)
export type CancelEmailChange = CallType<typeof cancelEmailChange>
