import { z } from 'zod'
import { call, type CallType } from '../../../call.ts'
import { text } from '../../../fields.ts'
import { heldSlot } from '../../../shapes/interview.ts'

export const holdSlot = call(
  'POST',
  'v2/interviews/booking/hold',
  ['guest'],
  'Holds a slot for ten minutes and releases one held before.',
  z.object({ booking_token: text, /** ISO 8601. */ start: text, time_zone: text.optional() }),
  z.object({ held: heldSlot }),
  { audit: null, also: { 404: 'The link is unknown or has expired.', 409: 'The slot is taken: `alternatives` are free.' } },
)
export type HoldSlot = CallType<typeof holdSlot>
