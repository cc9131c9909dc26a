// The hours during which a first email and its follow-ups are sent: working days, in the candidate's time zone.
import { moveIntoWindow, localDay } from './sequence.ts'

/** Whole hours of the day, from 0 to 24; `to` is exclusive. */
export interface SendHours {
  from: number
  to: number
}

export const outsideHours = ['weekend', 'holiday', 'night'] as const
export type OutsideHours = (typeof outsideHours)[number]

/** Where someone lives, as far as sending hours are concerned. */
export interface LocalTime {
  /** IANA name; null when unknown. */
  timeZone: string | null
  /** True when a day (YYYY-MM-DD) is a public holiday there. */
  isHoliday: (day: string) => boolean
}

export interface Leaves {
  at: Date
  /** Why it isn't sent immediately; null when it is. */
  reason: OutsideHours | null
}

/** Parses '8-18'; null when that isn't a range of hours. */
export function readSendHours(text: string): SendHours | null {
  const [, from = '', to = ''] = /^(\d{1,2})-(\d{1,2})$/.exec(text.trim()) ?? []
  const hours = { from: Number(from), to: Number(to) }
  return from !== '' && hours.from < hours.to && hours.to <= 24 ? hours : null
}

/**
 * When an email that is ready at `ready` is sent: immediately if no hours are set, or if the candidate's IANA time zone is
 * unknown, because their local time can't be determined.
 */
export function leavesAt(ready: Date, { timeZone, isHoliday }: LocalTime, hours: SendHours | null): Leaves {
  if (!hours || !timeZone) return { at: ready, reason: null }
  const start = moveIntoWindow(ready, { timeZone, weekdaysOnly: true, fromHour: hours.from, toHour: hours.to, isHoliday })
  if (start.getTime() === ready.getTime()) return { at: start, reason: null }
  const weekday = new Intl.DateTimeFormat('en-US', { timeZone, weekday: 'short' }).format(ready)
  if (weekday === 'Sat' || weekday === 'Sun') return { at: start, reason: 'weekend' }
  return { at: start, reason: isHoliday(localDay(ready, timeZone)) ? 'holiday' : 'night' }
}
