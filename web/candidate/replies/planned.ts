// Scheduled times: formatted with the user's own zone, and offered in round hours.
import { ownZone, timeText, weekdayText } from '@fairlead/domain/shared/dates'
import { readersClock, readersOrder } from '../../ui/time.ts'

/** 'Thu, Nov 26, 09:00 (Europe/Berlin)', with the year when it isn't the current one. */
export function plannedText(iso: string, now = new Date(), timeZone = ownZone(), clock = readersClock()): string {
  const date = new Date(iso)
  const day = weekdayText(date, timeZone, date.getFullYear() !== now.getFullYear(), readersOrder())
  return `${day}, ${timeText(date, timeZone, clock)} (${timeZone})`
}

const two = (value: number) => String(value).padStart(2, '0')

/** Form values of a time: 'YYYY-MM-DD' and 'HH:MM' in the user's time zone. */
export function fieldsOf(date: Date): { date: string; time: string } {
  return {
    date: `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`,
    time: `${two(date.getHours())}:${two(date.getMinutes())}`,
  }
}

/** Nine o'clock on the next working day. */
export function nextMorning(now: Date): Date {
  const tomorrow = new Date(now.getFullYear(), now.getMonth(), now.getDate() + 1, 9)
  while (tomorrow.getDay() === 0 || tomorrow.getDay() === 6) tomorrow.setDate(tomorrow.getDate() + 1)
  return tomorrow
}
