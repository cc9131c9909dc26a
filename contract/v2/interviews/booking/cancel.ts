import { z } from 'zod'
import { call, type CallType } from '../../../call.ts'
import { done, text } from '../../../fields.ts'

export const cancelBooking = call(
  'POST',
  'v2/interviews/booking/cancel',
  ['guest'],
  'Cancels the candidate’s held or booked time; does nothing if there is none.',
  z.object({ booking_token: text, reason: text.default('') }),
  done,
  { audit: null, also: { 404: 'The link is unknown or has expired.' } },
)
export type CancelBooking = CallType<typeof cancelBooking>
