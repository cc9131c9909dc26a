import { z } from 'zod'
import { call, type CallType } from '../../call.ts'
import { nothing, text } from '../../fields.ts'
import { signedIn } from '../../shapes/common.ts'
import { passkeyAnswer, passkeyQuestion } from '../../shapes/passkey.ts'

export const takeSecondStep = call(
  'POST',
  'v2/account/second_step',
  ['guest'],
  'Completes a sign-in with a code or a passkey, within ten minutes of its first step.',
  z.object({
    token: text.default(''),
    /** Of the authenticator app, or a recovery code. */
    code: z.string().max(100).default(''),
    passkey: passkeyAnswer.optional(),
  }),
  signedIn,
  {
    audit: 'itself',
    also: { 401: 'The passkey was not accepted.', 404: 'The sign-in has expired.', 429: 'Too many attempts.' },
  },
)
export type TakeSecondStep = CallType<typeof takeSecondStep>

export const askPasskey = call(
  'POST',
  'v2/account/passkey_sign_in/question',
  ['guest'],
  'Asks the browser for any passkey of this site. The answer goes to v2/account/passkey_sign_in within ten minutes.',
  nothing,
  passkeyQuestion,
  { audit: null, also: { 429: 'Too many attempts.', 503: 'This installation’s address takes no passkeys.' } },
)
export type AskPasskey = CallType<typeof askPasskey>

export const signInWithPasskey = call(
  'POST',
  'v2/account/passkey_sign_in',
  ['guest'],
  'Signs in with a passkey, without a password.',
  z.object({ token: text.default(''), passkey: passkeyAnswer }),
  signedIn,
  { audit: 'itself', also: { 401: 'The passkey is unknown or was not accepted.', 404: 'The question has expired.' } },
)
export type SignInWithPasskey = CallType<typeof signInWithPasskey>
