// The hours in which a first email and its follow-ups are sent: working days, in the candidate's own time zone.
import { intoWindow, localDay } from './sequence.ts'

/** Whole hours of the day, from 0 to 24; `to` itself is outside. */
export interface SendHours {
  from: number
  to: number
}

export const outsideHours = ['weekend', 'holiday', 'night'] as const
export type OutsideHours = (typeof outsideHours)[number]

/** Where someone lives, as far as the hours of sending are concerned. */
export interface LocalTime {
  /** IANA; null where it isn't known. */
  timeZone: string | null
  /** True for a public holiday there, of a day as YYYY-MM-DD. */
  isHoliday: (day: string) => boolean
}

export interface Leaves {
  at: Date
  /** Why it does not leave at once; null when it does. */
  because: OutsideHours | null
}

/** Reads '8-18'; null when that is no span of hours. */
export function readSendHours(text: string): SendHours | null {
  const [, from = '', to = ''] = /^(\d{1,2})-(\d{1,2})$/.exec(text.trim()) ?? []
  const hours = { from: Number(from), to: Number(to) }
  return from !== '' && hours.from < hours.to && hours.to <= 24 ? hours : null
}

/**
 * When an email that is ready at `ready` leaves. It leaves at once where no hours are set, or where the candidate's IANA time zone is
 * not known: there is no telling what time it is for them.
 */
export function leavesAt(ready: Date, { timeZone, isHoliday }: LocalTime, hours: SendHours | null): Leaves {
  if (!hours || !timeZone) return { at: ready, because: null }
  const start = intoWindow(ready, { timeZone, weekdaysOnly: true, fromHour: hours.from, toHour: hours.to, isHoliday })
  if (start.getTime() === ready.getTime()) return { at: start, because: null }
  const weekday = new Intl.DateTimeFormat('en-US', { timeZone, weekday: 'short' }).format(ready)
  if (weekday === 'Sat' || weekday === 'Sun') return { at: start, because: 'weekend' }
  return { at: start, because: isHoliday(localDay(ready, timeZone)) ? 'holiday' : 'night' }
}
