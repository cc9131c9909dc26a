// Converts between instants and local clock time, exact at every change of every zone in the tz database.
import { addDays } from '../shared/days.ts'
import { must } from '../shared/records.ts'

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour

/** A local date and time. */
export interface Wall {
  /** 'YYYY-MM-DD'. */
  date: string
  /** Since midnight. */
  minutes: number
}

/** Changes of one zone in one UTC year: from `at` on the clock is `offset` ms ahead of UTC. */
type Year = readonly { at: number; offset: number }[]

const formats = new Map<string, Intl.DateTimeFormat>()
const years = new Map<string, Map<number, Year>>()

/** The offset from Intl, in ms; slow, so computed once per day of a year. */
function lookUp(zone: string, instant: number): number {
  let format = formats.get(zone)
  if (!format) formats.set(zone, (format = new Intl.DateTimeFormat('en-US', { timeZone: zone, timeZoneName: 'longOffset' })))
  const match = /GMT(?:([+-])(\d\d):(\d\d)(?::(\d\d))?)?$/.exec(format.format(instant))
  if (!match) throw new RangeError(`No offset of ${zone} can be read.`)
  const [, sign, hours = 0, minutes = 0, seconds = 0] = match
  return (sign === '-' ? -1 : 1) * (Number(hours) * hour + Number(minutes) * minute + Number(seconds) * 1000)
}

/** Compares adjacent days and, when they differ, searches for the second of the change; no zone has changed its clock twice in a day. */
function readYear(zone: string, year: number): Year {
  const [from, to] = [Date.UTC(year, 0, 1), Date.UTC(year + 1, 0, 1)]
  let offset = lookUp(zone, from)
  const changes = [{ at: from, offset }]
  for (let instant = from + day; instant <= to; instant += day) {
    const next = lookUp(zone, instant)
    if (next === offset) continue
    let [before, after] = [instant - day, instant]
    while (after - before > 1000) {
      const middle = before + Math.floor((after - before) / 2000) * 1000
      if (lookUp(zone, middle) === offset) before = middle
      else after = middle
    }
    if (after < to) changes.push({ at: after, offset: next })
    offset = next
  }
  return changes
}

function yearOf(zone: string, year: number): Year {
  let ofZone = years.get(zone)
  if (!ofZone) years.set(zone, (ofZone = new Map()))
  let yearOffsets = ofZone.get(year)
  if (!yearOffsets) ofZone.set(year, (yearOffsets = readYear(zone, year)))
  return yearOffsets
}

/** The start of the current offset and the offset from UTC, both in ms. */
function offsetSince(zone: string, instant: number): { at: number; offset: number } {
  const changes = yearOf(zone, new Date(instant).getUTCFullYear())
  let last = must(changes[0])
  for (const change of changes) if (change.at <= instant) last = change
  return last
}

/** How many ms a zone's clock is ahead of UTC at an instant. Throws RangeError for an unknown zone. */
export function offsetAt(zone: string, instant: number): number {
  return offsetSince(zone, instant).offset
}

/** The wall time in a zone at an instant (ms since 1970, a whole minute). */
export function wallAt(zone: string, instant: number): Wall {
  const local = instant + offsetAt(zone, instant)
  const midnight = Math.floor(local / day) * day
  return { date: new Date(midnight).toISOString().slice(0, 10), minutes: Math.floor((local - midnight) / minute) }
}

/**
 * The first instant at which a zone's clock shows that time or a later one: a skipped time maps to the instant of the jump, a
 * repeated time to its first occurrence (decision 110). Minutes may be 1440, the midnight that ends the day.
 */
export function instantOf(zone: string, { date, minutes }: Wall): number {
  const local = Date.parse(`${date}T00:00:00Z`) + minutes * minute
  // no zone is further than this from UTC
  const before = offsetAt(zone, local - 15 * hour)
  const after = offsetSince(zone, local + 15 * hour)
  if (before === after.offset) return local - before
  // if the year began between the two, the change is an earlier one
  const changed = after.at > local - 15 * hour ? changeBetween(zone, local - 15 * hour, local + 15 * hour) : after.at
  if (local - before < changed) return local - before
  return Math.max(changed, local - after.offset)
}

/** When the day that a zone's clock shows at a moment ends. */
export function endOfDay(zone: string, moment: Date): Date {
  const { date } = wallAt(zone, Math.floor(moment.getTime() / minute) * minute)
  return new Date(instantOf(zone, { date, minutes: 1440 }))
}

/** The instant in (from, to] at which the offset changed. */
function changeBetween(zone: string, from: number, to: number): number {
  let offset = offsetAt(zone, from)
  const offsets = [new Date(from).getUTCFullYear(), new Date(to).getUTCFullYear()].flatMap((year) => yearOf(zone, year))
  for (const change of offsets) {
    if (change.at <= from || change.at > to) continue
    if (change.offset !== offset) return change.at
    offset = change.offset
  }
  return to
}

/** True when the zone's clock ever shows that time. */
export function isShown(zone: string, wall: Wall): boolean {
  const wallShown = wallAt(zone, instantOf(zone, wall))
  return wallShown.minutes === wall.minutes % 1440 && (wall.minutes === 1440 || wallShown.date === wall.date)
}

/** Whole days between two dates. */
export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / day)
}

/** 0 is Monday. */
export function weekdayOf(date: string): 0 | 1 | 2 | 3 | 4 | 5 | 6 {
  return ((new Date(`${date}T00:00:00Z`).getUTCDay() + 6) % 7) as 0 | 1 | 2 | 3 | 4 | 5 | 6
}

/** The Monday of its week, which identifies the week. */
export function weekOf(date: string): string {
  return addDays(date, -weekdayOf(date))
}
