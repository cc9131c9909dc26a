import { z } from 'zod'
import { call, type CallType } from '../../call.ts'
import { text } from '../../fields.ts'

export const secureAccount = call(
  'POST',
  'v2/account/secure',
  ['guest'],
  'Ends every session, restores the address the notice was sent to, and responds with a token for v1/users/reset_password that is valid for 30 minutes.',
  z.object({ token: text.default('') }),
  z.object({ reset_token: z.string() }),
  { audit: 'itself', also: { 404: 'The link was used, has expired, or is unknown.' } },
)
export type SecureAccount = CallType<typeof secureAccount>
