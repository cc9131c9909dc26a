import { z } from 'zod'
import { call, type CallType } from '../../call.ts'
import { id, nothing } from '../../fields.ts'

const sessions = z.array(
  z.object({
    id: z.string(),
    is_current: z.boolean(),
    created_at: z.string(),
    last_used_at: z.string(),
    ip: z.string().nullable(),
    user_agent: z.string().nullable(),
    /** The staff member who opened it. */
    opened_by: z.string().nullable(),
  }),
)

export const listSessions = call(
  'GET',
  'v2/account/sessions',
  ['staff', 'unproven'],
  'The current user’s sessions, this one first.',
  nothing,
  sessions,
)
export type ListSessions = CallType<typeof listSessions>

export const endSessions = call(
  'DELETE',
  'v2/account/sessions',
  ['unproven'],
  'Ends one session by its ID, or all others without an ID. Responds with the remaining sessions.',
  z.object({ id: id.optional() }),
  sessions,
  { audit: 'itself' },
)
export type EndSessions = CallType<typeof endSessions>
