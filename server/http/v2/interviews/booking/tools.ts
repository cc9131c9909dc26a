// The services that booking needs.
import type { BookingTools } from '../../../../features/interviews/bookings/access-booking.ts'
import { recheckCalendars } from '../../../../features/calendars/recheck-calendars.ts'
import { calendarTools } from '../../../calendar-tools.ts'
import type { Services } from '../../../services.ts'

export function bookingTools(services: Services): BookingTools {
  const { database, now } = services
  const tools = calendarTools(services)
  return { database, now, recheckCalendars: async (ctx, userIds) => (await recheckCalendars(ctx, tools, userIds)).isFresh }
}
