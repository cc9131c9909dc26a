import { confirmInterview as call } from '@fairlead/contract/v2/interviews/booking/confirm'
import { readStart } from '../../../../features/interviews/bookings/access-booking.ts'
import { confirmInterview } from '../../../../features/interviews/bookings/confirm-interview.ts'
import { openEndpoint } from '../../../endpoint.ts'
import { ownInterviewToWire } from '../../../wire/interview.ts'
import { bookingTools } from './tools.ts'

export const postInterviewsBookingConfirm = openEndpoint(call, async ({ input, services }) => {
  const action = { token: input.booking_token, start: readStart(input.start), timeZone: input.time_zone, phone: input.phone ?? '' }
  return { interview: ownInterviewToWire(await confirmInterview(bookingTools(services), action)) }
})
