import { factorKinds, factorLimits } from '@fairlead/domain/account/second-factor'
import { z } from 'zod'
import { call, type CallType } from '../../call.ts'
import { id, nothing, text } from '../../fields.ts'
import { createdPasskey, passkeyQuestion } from '../../shapes/passkey.ts'

const page = z.object({
  factors: z.array(
    z.object({
      id: z.string(),
      kind: z.enum(factorKinds),
      name: z.string(),
      created_at: z.string(),
      last_used_at: z.string().nullable(),
    }),
  ),
  recovery_codes_left: z.number(),
  /** From when the workspace requires one; null = it doesn’t. */
  required_from: z.string().nullable(),
  /** false where browsers refuse passkeys, because of the address of this installation. */
  takes_passkeys: z.boolean(),
  /** Only in the response to the call that made them. */
  recovery_codes: z.array(z.string()).nullable(),
})
export type WireFactors = z.infer<typeof page>

const unconfirmed = { 403: 'The session was opened by staff, or was not confirmed lately (confirmation_needed).' }
const expired = { 404: 'The answer came too late.' }

export const listFactors = call(
  'GET',
  'v2/account/factors',
  ['staff', 'unproven', 'unsecured'],
  'The current user’s passkeys and authenticator app.',
  nothing,
  page,
)
export type ListFactors = CallType<typeof listFactors>

export const removeFactor = call(
  'DELETE',
  'v2/account/factors',
  ['unproven', 'unsecured'],
  'Removes one, and signs out the user’s other sessions. Refused for the last one while the workspace requires it.',
  z.object({ id }),
  page,
  { audit: 'itself', also: unconfirmed },
)
export type RemoveFactor = CallType<typeof removeFactor>

export const askNewPasskey = call(
  'POST',
  'v2/account/factors/passkey/question',
  ['unproven', 'unsecured'],
  'Asks the browser to make a passkey. The answer goes to v2/account/factors/passkey within ten minutes.',
  nothing,
  passkeyQuestion,
  { audit: null, also: { ...unconfirmed, 503: 'This installation’s address takes no passkeys.' } },
)
export type AskNewPasskey = CallType<typeof askNewPasskey>

export const addPasskey = call(
  'POST',
  'v2/account/factors/passkey',
  ['unproven', 'unsecured'],
  'Adds the passkey that the browser made, and signs out the user’s other sessions. The first factor comes with recovery codes.',
  z.object({ token: text.default(''), name: z.string().max(factorLimits.name).default(''), passkey: createdPasskey }),
  page,
  { audit: 'itself', also: expired },
)
export type AddPasskey = CallType<typeof addPasskey>

export const askNewApp = call(
  'POST',
  'v2/account/factors/totp/secret',
  ['unproven', 'unsecured'],
  'Makes a secret for an authenticator app. A code of it goes to v2/account/factors/totp within ten minutes.',
  nothing,
  z.object({ token: z.string(), /** In base32. */ secret: z.string(), /** For the QR code. */ uri: z.string() }),
  { audit: null, also: unconfirmed },
)
export type AskNewApp = CallType<typeof askNewApp>

export const addApp = call(
  'POST',
  'v2/account/factors/totp',
  ['unproven', 'unsecured'],
  'Adds the app by its first code, in place of an earlier one, and signs out the user’s other sessions. The first factor comes with recovery codes.',
  z.object({ token: text.default(''), code: z.string().max(100).default('') }),
  page,
  { audit: 'itself', also: { ...expired, 429: 'Too many attempts.' } },
)
export type AddApp = CallType<typeof addApp>

export const renewRecoveryCodes = call(
  'POST',
  'v2/account/recovery_codes',
  ['unproven', 'unsecured'],
  'Makes ten new recovery codes. Earlier ones no longer work.',
  nothing,
  page,
  { audit: 'itself', also: { ...unconfirmed, 404: 'The account has no second factor.' } },
)
export type RenewRecoveryCodes = CallType<typeof renewRecoveryCodes>
