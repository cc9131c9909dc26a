import { z } from 'zod'
import { call, type CallType } from '../../call.ts'
import { done, text } from '../../fields.ts'

export const forgotPassword = call(
  'POST',
  'v1/users/forgot_password',
  ['guest'],
  'Emails a link that works once, within 30 minutes.',
  z.object({ email: text.default('') }),
  done,
  { audit: 'itself', also: { 404: 'There is no such account.', 429: 'Too many attempts.' } },
)
export type ForgotPassword = CallType<typeof forgotPassword>

export const resetPassword = call(
  'POST',
  'v1/users/reset_password',
  ['guest'],
  'Sets the new password with the token of the link; every session of the account ends.',
  z.object({ token: text.default(''), password: text.default('') }),
  done,
  { audit: 'itself', also: { 404: 'The link was used, has expired, or is unknown.' } },
)
export type ResetPassword = CallType<typeof resetPassword>
