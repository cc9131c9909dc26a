// {V2}interviews/booking/hold: keeps a slot for one candidate while they look it over.
import { z } from 'zod'
import { call, type CallType } from '../../../call.ts'
import { text } from '../../../fields.ts'
import { heldSlot } from '../../../shapes/interview.ts'

export const holdSlot = call(
  'POST',
  'v2/interviews/booking/hold',
  'Keeps a slot for ten minutes; one held before is given back.',
  z.object({ booking_token: text, /** ISO 8601. */ start: text, time_zone: text.optional() }),
  z.object({ held: heldSlot }),
  { session: false, also: { 404: 'The link is unknown or has ended.', 409: 'Someone was quicker: `alternatives` are free.' } },
)
export type HoldSlot = CallType<typeof holdSlot>
