// Who will hold the interview, as answers to an approval name them.
import type { Screener } from '@fairlead/domain/interview/calendar-gate'

export function screenerToWire(screener: Screener | null) {
  return {
    screener_has_calendar: screener?.hasCalendar ?? false,
    screener_first_name: screener?.firstName ?? null,
    screener_last_name: screener?.lastName ?? null,
  }
}
