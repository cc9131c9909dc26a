import { readBooking as call } from '@fairlead/contract/v2/interviews/booking'
import { readBooking } from '../../../features/interviews/bookings/read-booking.ts'
import { openEndpoint } from '../../endpoint.ts'
import { bookingToWire } from '../../wire/interview.ts'

export const getInterviewsBooking = openEndpoint(call, async ({ input, services }) =>
  bookingToWire(await readBooking(services, { token: input.booking_token, timeZone: input.time_zone })),
)
