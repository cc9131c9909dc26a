import { z } from 'zod'
import { call, type CallType } from '../../call.ts'
import { done } from '../../fields.ts'

export const confirmIdentity = call(
  'POST',
  'v2/account/confirmation',
  ['unproven'],
  'Checks the current password. For ten minutes, this session can then change how the account signs in.',
  z.object({ current_password: z.string().max(500).default('') }),
  done,
  { audit: 'itself', also: { 403: 'The session was opened by staff.', 429: 'Too many attempts.' } },
)
export type ConfirmIdentity = CallType<typeof confirmIdentity>
