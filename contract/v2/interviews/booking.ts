import { z } from 'zod'
import { call, type CallType } from '../../call.ts'
import { text } from '../../fields.ts'
import { booking } from '../../shapes/interview.ts'

export const readBooking = call(
  'GET',
  'v2/interviews/booking',
  ['guest'],
  'The candidate’s invitation, the free times, and what they have already booked.',
  z.object({
    booking_token: text,
    /** As in the tz database; the days are in this zone. */
    time_zone: text.optional(),
  }),
  booking,
  { also: { 404: 'The link is unknown or has expired.' } },
)
export type ReadBooking = CallType<typeof readBooking>
