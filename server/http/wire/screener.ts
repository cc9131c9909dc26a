// The interviewers, as named in responses to an approval.
import type { Screener } from '@fairlead/domain/interview/calendar-gate'

export function screenerToWire(screener: Screener | null) {
  return {
    screener_has_calendar: screener?.hasCalendar ?? false,
    screener_first_name: screener?.firstName ?? null,
    screener_last_name: screener?.lastName ?? null,
  }
}
