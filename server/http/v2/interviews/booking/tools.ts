// The services that booking needs.
import type { BookingTools } from '../../../../features/interviews/access-booking.ts'
import { lookAgain } from '../../../../features/calendars/look-again.ts'
import { calendarTools } from '../../../calendar-tools.ts'
import type { Services } from '../../../services.ts'

export function bookingTools(services: Services): BookingTools {
  const { database, now } = services
  const tools = calendarTools(services)
  return { database, now, lookAgain: async (ctx, userIds) => (await lookAgain(ctx, tools, userIds)).isFresh }
}
