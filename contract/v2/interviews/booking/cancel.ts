// {V2}interviews/booking/cancel: a candidate does not come.
import { z } from 'zod'
import { call, type CallType } from '../../../call.ts'
import { done, text } from '../../../fields.ts'

export const cancelBooking = call(
  'POST',
  'v2/interviews/booking/cancel',
  'Cancels what the candidate has held or booked; nothing is done where there is nothing.',
  z.object({ booking_token: text, reason: text.default('') }),
  done,
  { session: false, also: { 404: 'The link is unknown or has ended.' } },
)
export type CancelBooking = CallType<typeof cancelBooking>
