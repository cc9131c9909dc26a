// Calendar days without a time or zone, and arithmetic on them.
import { dayAsMoment } from './dates.ts'

/** A day as 'YYYY-MM-DD'. */
export type Day = string

export const partsOf = (day: Day): [year: number, month: number, day: number] => {
  const [year = Number.NaN, month = Number.NaN, ofMonth = Number.NaN] = day.split('-').map(Number)
  return [year, month, ofMonth]
}

/** The UTC day of an instant. */
export function dayOfMoment(moment: Date): Day {
  return moment.toISOString().slice(0, 10)
}

/** null for February 31. */
export function dayOf(year: number, month: number, day: number): Day | null {
  const date = new Date(Date.UTC(year, month - 1, day))
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day && month >= 1 ? dayOfMoment(date) : null
}

export function addDays(day: Day, days: number): Day {
  return dayOfMoment(new Date(dayAsMoment(day).getTime() + days * 86_400_000))
}

/** The same day of a later month, or its last day if that month is shorter. */
export function addMonths(day: Day, months: number): Day {
  const [year, month, date] = partsOf(day)
  const last = new Date(Date.UTC(year, month + months, 0)).getUTCDate()
  return dayOfMoment(new Date(Date.UTC(year, month - 1 + months, Math.min(date, last))))
}

export function nextWeekday(today: Day, weekday: number): Day {
  const ahead = (weekday - dayAsMoment(today).getUTCDay() + 7) % 7
  return addDays(today, ahead === 0 ? 7 : ahead)
}

/** The day itself, or the following Monday on a weekend. Public holidays count as working days here. */
export function onWorkingDay(day: Day): Day {
  const weekday = dayAsMoment(day).getUTCDay()
  return weekday === 6 ? addDays(day, 2) : weekday === 0 ? addDays(day, 1) : day
}

/** The next working day. */
export function workingDayAfter(day: Day): Day {
  return onWorkingDay(addDays(day, 1))
}

/** The next date with this day of the month: 'back on the 8th'. */
export function nextDayOfMonth(today: Day, number: number): Day | null {
  if (number < 1 || number > 31) return null
  for (let more = 0; more < 3; more++) {
    const [year, month] = partsOf(addMonths(`${today.slice(0, 7)}-01`, more))
    const day = dayOf(year, month, number)
    if (day !== null && day >= today) return day
  }
  return null
}
