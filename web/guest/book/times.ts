// Slots as shown to a guest: by day and week in their chosen zone, in their chosen clock format.
import { dayAsMoment, dayText, longDayText, ownZone, timeText, weekdayText, type Clock } from '@fairlead/domain/shared/dates'
import { offsetAt, wallAt, weekOf } from '@fairlead/domain/interview/zone-clock'
import { addDays } from '@fairlead/domain/shared/days'
import { readersOrder } from '../../ui/time.ts'
import type { WireSlot } from '@fairlead/contract/shapes/common'
import { text as bookingText } from '../../i18n/booking.ts'

export interface Day {
  /** 'YYYY-MM-DD' in the zone. */
  date: string
  slots: WireSlot[]
}

export interface Week {
  /** Its Monday. */
  monday: string
  /** Monday to Sunday, including days without a slot. */
  days: Day[]
}

/** Weeks with free slots, in order. */
export function weeksOf(slots: readonly WireSlot[], zone: string): Week[] {
  const byDay = Map.groupBy(slots, ({ start }) => wallAt(zone, Date.parse(start)).date)
  const mondays = [...new Set([...byDay.keys()].map((date) => weekOf(date)))].toSorted()
  return mondays.map((monday) => ({
    monday,
    days: Array.from({ length: 7 }, (_, index) => {
      const date = addDays(monday, index)
      return { date, slots: byDay.get(date) ?? [] }
    }),
  }))
}

/** 'Tuesday, November 24' */
export const dayInWords = (date: string) => longDayText(dayAsMoment(date), 'UTC', false, readersOrder())
/** 'Tue' */
export const weekdayInWords = (date: string) => weekdayText(dayAsMoment(date), 'UTC', false).slice(0, 3)
/** 'Nov 24' */
export const shortDay = (date: string) => dayText(dayAsMoment(date), 'UTC', false, readersOrder())

export const weekInWords = (monday: string) => bookingText.span(shortDay(monday), shortDay(addDays(monday, 6)))

/** '2:00 PM' or '14:00' */
export function timeInWords(iso: string, zone: string, clock: Clock): string {
  return timeText(new Date(iso), zone, clock)
}

/** 'Tuesday, November 24, 14:00 to 14:30' */
export function slotInWords({ start, end }: WireSlot, zone: string, clock: Clock): string {
  const day = dayInWords(wallAt(zone, Date.parse(start)).date)
  return `${day}, ${bookingText.span(timeInWords(start, zone, clock), timeInWords(end, zone, clock))}`
}

/** 'GMT+1', 'GMT-3:30', 'GMT' */
export function offsetInWords(zone: string, time: number): string {
  const minutes = Math.round(offsetAt(zone, time) / 60_000)
  if (minutes === 0) return 'GMT'
  const [hours, rest] = [Math.floor(Math.abs(minutes) / 60), Math.abs(minutes) % 60]
  return `GMT${minutes < 0 ? '-' : '+'}${hours}${rest ? `:${String(rest).padStart(2, '0')}` : ''}`
}

/** The browser's own zone; UTC if that is unknown. */
export function knownZone(): string {
  const zone = ownZone()
  try {
    offsetAt(zone, 0)
    return zone
  } catch {
    return 'UTC'
  }
}

/** Every zone known to the browser whose name contains all words of the search; spaces and underscores are equal. */
export function findZones(search: string, also: string): string[] {
  const words = search
    .toLowerCase()
    .split(/[\s_/]+/)
    .filter(Boolean)
  const zones = [...new Set([also, 'UTC', ...Intl.supportedValuesOf('timeZone')])]
  return zones.filter((zone) => words.every((word) => zone.toLowerCase().replaceAll('_', ' ').includes(word)))
}
