// Local time in the tz database's zones: the offset at an instant, and the instant of a local time.

const dayMs = 86_400_000
const formats = new Map<string, Intl.DateTimeFormat | null>()
const offsets = new Map<string, Map<number, number | null>>()
/** Days remembered per zone; more would be a window of decades. */
const maxDays = 20_000

function formatOf(zone: string): Intl.DateTimeFormat | null {
  let format = formats.get(zone)
  if (format !== undefined) return format
  try {
    format = new Intl.DateTimeFormat('en-US', { timeZone: zone, timeZoneName: 'longOffset' })
  } catch {
    format = null
  }
  if (formats.size < 2000) formats.set(zone, format)
  return format
}

/** True for a name in the tz database, or an offset such as +05:30. */
export function isZone(name: string): boolean {
  return name !== '' && formatOf(name) !== null
}

function exactOffset(instant: number, zone: string): number {
  const [, sign, hours, minutes, seconds = '0'] =
    /GMT(?:([+-])(\d\d):(\d\d)(?::(\d\d))?)?$/.exec(formatOf(zone)?.format(instant) ?? '') ?? []
  if (!sign) return 0
  return (sign === '-' ? -1000 : 1000) * (Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds))
}

/** Milliseconds by which the zone is ahead of UTC. Unknown zones count as UTC: call `isZone` first. */
export function offsetAt(instant: number, zone: string): number {
  const day = Math.floor(instant / dayMs)
  let days = offsets.get(zone)
  if (!days || days.size > maxDays) offsets.set(zone, (days = new Map()))
  let offset = days.get(day)
  if (offset === undefined) {
    const begins = exactOffset(day * dayMs, zone)
    offset = begins === exactOffset((day + 1) * dayMs, zone) ? begins : null
    days.set(day, offset)
  }
  return offset ?? exactOffset(instant, zone)
}

/**
 * The instant of a local time (both in milliseconds, the local one as if it were UTC). A repeated time is its first occurrence;
 * a skipped time is read with the offset before the gap (RFC 5545 section 3.3.5).
 */
export function instantOf(local: number, zone: string): number {
  const before = offsetAt(local - dayMs, zone)
  const after = offsetAt(local + dayMs, zone)
  if (before === after || offsetAt(local - before, zone) === before) return local - before
  return offsetAt(local - after, zone) === after ? local - after : local - before
}

export const localOf = (instant: number, zone: string): number => instant + offsetAt(instant, zone)
