// Calendar times as numbers: converts 'YYYY-MM-DDTHH:MM:SS', and finds the instant for each kind of time.
import type { EventTime } from '@fairlead/domain/ports/calendars'
import { instantOf } from './zones.ts'

/** A local time in milliseconds as if it were UTC. */
export const localMs = (local: string): number => Date.parse(local.length === 10 ? `${local}T00:00:00Z` : `${local}Z`)
export const localText = (ms: number): string => new Date(ms).toISOString().slice(0, 19)

/** The local time and its zone: floating times and days are read in `zone`. */
export function wallOf(time: EventTime, zone: string): { local: number; zone: string } {
  switch (time.kind) {
    case 'instant':
      return { local: Date.parse(time.at), zone: 'UTC' }
    case 'zoned':
      return { local: localMs(time.local), zone: time.zone }
    case 'floating':
      return { local: localMs(time.local), zone }
    case 'date':
      return { local: localMs(time.date), zone }
  }
}

const written = /^(\d{4})([-/.]?)(\d\d)\2(\d\d)(?:[T ](\d\d):?(\d\d)(?::?(\d\d)(?:[.,]\d{1,9})?)? ?(Z|UTC|GMT|[+-]\d\d:?(?:\d\d)?)?)?$/i

export interface WrittenTime {
  /** 'YYYY-MM-DDTHH:MM:SS'; a day is its midnight. */
  local: string
  isDay: boolean
  /** Minutes ahead of UTC, if stated. */
  offset: number | null
}

/** A time as calendars write it: '20270405T100000Z', and also with ISO separators, an offset, or without seconds. */
export function readWritten(value: string): WrittenTime | null {
  const [, year, , month, day, hour, minute = '00', second = '00', zone = ''] = written.exec(value.trim()) ?? []
  if (year === undefined) return null
  const midnight = localMs(`${year}-${month}-${day}`)
  if (Number.isNaN(midnight) || localText(midnight).slice(0, 10) !== `${year}-${month}-${day}`) return null
  // 24:00 is the next midnight, and a leap second the second before it
  const [hours, minutes, seconds] = [Number(hour ?? 0), Number(minute), Math.min(Number(second), 59)]
  if (minutes > 59 || Number(second) > 60 || hours > 24 || (hours === 24 && minutes + seconds > 0)) return null
  const [, sign, away = 0, more = 0] = /^([+-])(\d\d):?(\d\d)?$/.exec(zone) ?? []
  return {
    local: localText(midnight + ((hours * 60 + minutes) * 60 + seconds) * 1000),
    isDay: hour === undefined,
    offset: zone === '' ? null : (sign === '-' ? -1 : 1) * (Number(away) * 60 + Number(more)),
  }
}

/** The days that an unreadable time may mean, at most a few: '2027-04-05T99:00', and both readings of '04/05/2027'. */
export function daysIn(value: string): string[] {
  const days = new Set<string>()
  const take = (year = '', month = '', day = '') => {
    const text = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
    const ms = localMs(text)
    if (!Number.isNaN(ms) && localText(ms).slice(0, 10) === text && days.size < 10) days.add(text)
  }
  for (const [, year, month, day] of value.slice(0, 1000).matchAll(/(?<!\d)((?:19|20)\d\d)[-/.]?(\d{1,2})[-/.]?(\d\d?)(?!\d)/g))
    take(year, month, day)
  for (const [, first, second, year] of value.slice(0, 1000).matchAll(/(?<!\d)(\d\d?)[-/.](\d\d?)[-/.]((?:19|20)\d\d)/g)) {
    take(year, first, second)
    take(year, second, first)
  }
  return [...days]
}

export function instantOfTime(time: EventTime, zone: string): number {
  const wall = wallOf(time, zone)
  return instantOf(wall.local, wall.zone)
}
