import { moveInterview as call } from '@fairlead/contract/v2/interviews/booking/move'
import { readStart } from '../../../../features/interviews/bookings/access-booking.ts'
import { moveInterview } from '../../../../features/interviews/bookings/move-interview.ts'
import { openEndpoint } from '../../../endpoint.ts'
import { ownInterviewToWire } from '../../../wire/interview.ts'
import { bookingTools } from './tools.ts'

export const postInterviewsBookingMove = openEndpoint(call, async ({ input, services }) => {
  const action = { token: input.booking_token, start: readStart(input.start), timeZone: input.time_zone }
  return { interview: ownInterviewToWire(await moveInterview(bookingTools(services), action)) }
})
