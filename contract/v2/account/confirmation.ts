import { z } from 'zod'
import { call, type CallType } from '../../call.ts'
import { done, nothing, text } from '../../fields.ts'
import { passkeyAnswer, passkeyQuestion } from '../../shapes/passkey.ts'

export const confirmIdentity = call(
  'POST',
  'v2/account/confirmation',
  ['unproven', 'unsecured'],
  'Checks a second factor (a code, or a passkey’s answer to v2/account/confirmation/passkey), or the current password of an account without one. For ten minutes, this session can then change how the account signs in.',
  z.object({
    current_password: z.string().max(500).default(''),
    /** Of the authenticator app, or a recovery code. */
    code: z.string().max(100).default(''),
    token: text.default(''),
    passkey: passkeyAnswer.optional(),
  }),
  done,
  { audit: 'itself', also: { 403: 'The session was opened by staff.', 404: 'The passkey answered too late.', 429: 'Too many attempts.' } },
)
export type ConfirmIdentity = CallType<typeof confirmIdentity>

export const askConfirmation = call(
  'POST',
  'v2/account/confirmation/passkey',
  ['unproven', 'unsecured'],
  'Asks for one of the user’s passkeys. The answer goes to v2/account/confirmation within ten minutes.',
  nothing,
  passkeyQuestion,
  { audit: null, also: { 404: 'The account has no passkey.' } },
)
export type AskConfirmation = CallType<typeof askConfirmation>
