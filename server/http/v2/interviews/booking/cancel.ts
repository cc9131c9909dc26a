import { cancelBooking as call } from '@fairlead/contract/v2/interviews/booking/cancel'
import { cancelBooking } from '../../../../features/interviews/bookings/cancel-interview.ts'
import { ok, openEndpoint } from '../../../endpoint.ts'

export const postInterviewsBookingCancel = openEndpoint(call, async ({ input, services }) => {
  await cancelBooking(services, { token: input.booking_token, reason: input.reason })
  return ok
})
