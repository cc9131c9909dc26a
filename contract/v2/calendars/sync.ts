import { z } from 'zod'
import { call, type CallType } from '../../call.ts'
import { nothing } from '../../fields.ts'

export const syncCalendars = call(
  'POST',
  'v2/calendars/sync',
  ['staff'],
  "Syncs all of the current user's calendars now instead of within a minute or two.",
  nothing,
  z.object({ ok: z.literal(true), /** False when one of them could not be read. */ is_fresh: z.boolean() }),
  { audit: null },
)
export type SyncCalendars = CallType<typeof syncCalendars>
