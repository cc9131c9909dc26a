import { z } from 'zod'
import { call, type CallType } from '../call.ts'
import { nothing } from '../fields.ts'

export const readTeam = call(
  'GET',
  'v2/team',
  ['staff', 'unproven'],
  'The people in this workspace, with the permissions they gave, and the pending invitations.',
  nothing,
  z.object({
    members: z.array(
      z.object({
        email: z.string(),
        name: z.string(),
        /** They have synced a calendar. */
        has_calendar: z.boolean(),
        /** They have set their interview hours. */
        has_hours: z.boolean(),
        /** Email can be sent on their behalf. */
        may_send: z.boolean(),
      }),
    ),
    invitations: z.array(z.object({ email: z.string(), invited_at: z.string(), expires_at: z.string() })),
  }),
)
export type ReadTeam = CallType<typeof readTeam>
