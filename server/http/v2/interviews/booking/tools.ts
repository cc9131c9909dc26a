// What booking needs of the service.
import type { BookingTools } from '../../../../features/interviews/access-booking.ts'
import type { Services } from '../../../services.ts'

export function bookingTools({ database, now }: Services): BookingTools {
  return { database, now, lookAgain: async () => true }
}
