// How a paused sequence is described.
import { dayAsMoment, longDayText } from '../shared/dates.ts'

/** 'Tuesday, December 8', with the year when it isn't `now`'s. `day` is 'YYYY-MM-DD'. */
export function dayInFull(day: string, now: Date): string {
  const date = dayAsMoment(day)
  return longDayText(date, 'UTC', date.getUTCFullYear() !== now.getUTCFullYear())
}

/** 'Paused until Tuesday, December 8: out of office'; a pause without a return date says that. */
export function pauseText(pause: { until: string; quote: string | null }, now: Date): string {
  const until = `Paused until ${dayInFull(pause.until, now)}: out of office`
  return pause.quote === null ? `${until}, no return date given` : until
}
