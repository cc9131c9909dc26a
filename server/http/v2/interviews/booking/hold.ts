import { holdSlot as call } from '@fairlead/contract/v2/interviews/booking/hold'
import { readStart } from '../../../../features/interviews/bookings/access-booking.ts'
import { holdSlot } from '../../../../features/interviews/bookings/hold-slot.ts'
import { openEndpoint } from '../../../endpoint.ts'
import { heldToWire } from '../../../wire/interview.ts'

export const postInterviewsBookingHold = openEndpoint(call, async ({ input, services }) => {
  const slot = await holdSlot(services, { token: input.booking_token, start: readStart(input.start), timeZone: input.time_zone })
  return { held: heldToWire(slot) }
})
