import { z } from 'zod'
import { call, type CallType } from '../../call.ts'
import { nothing } from '../../fields.ts'

export const checkScopes = call(
  'GET',
  'v1/users/scope_check',
  ['staff', 'unproven'],
  'What the current user has allowed.',
  nothing,
  z.object({
    /** A calendar is synced. */
    calendar: z.boolean(),
    /** Email can be sent on the user's behalf. */
    email_send: z.boolean(),
    /** Whether LinkedIn messages can be sent: 'by_hand' if the user pastes them. */
    linkedin: z.enum(['connected', 'sign_in', 'by_hand']),
  }),
)
export type CheckScopes = CallType<typeof checkScopes>
