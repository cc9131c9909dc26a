import { z } from 'zod'
import { call, type CallType } from '../../call.ts'
import { nothing } from '../../fields.ts'

export const checkScopes = call(
  'GET',
  'v1/users/scope_check',
  'What the current user has allowed.',
  nothing,
  z.object({
    /** A calendar is synced. */
    calendar: z.boolean(),
    /** Mail may go out in the user's name. */
    email_send: z.boolean(),
    /** Whether LinkedIn can be written over: 'by_hand' where the user pastes the message themself. */
    linkedin: z.enum(['connected', 'sign_in', 'by_hand']),
  }),
)
export type CheckScopes = CallType<typeof checkScopes>
