import { z } from 'zod'
import { call, type CallType } from '../../../call.ts'
import { id } from '../../../fields.ts'

export const openBooking = call(
  'POST',
  'v2/interviews/booking/open',
  [],
  'A booking page for this user, valid for a day, where they book a time for a candidate in Scheduling.',
  z.object({ project_id: id, candidate_id: id }),
  z.object({ url: z.string() }),
)
export type OpenBooking = CallType<typeof openBooking>
