// Expands events: which times in a window their owner is busy, according to RFC 5545 with changed, added, and excluded
// occurrences.
import { dayOf, type CalendarEvent, type EventTime, type Occurrence } from '@fairlead/domain/ports/calendars'
import { instantOfTime, localText, wallOf } from './event-times.ts'
import { expandRule } from './expand-rule.ts'
import { readRule } from './rule.ts'
import { instantOf, localOf } from './zones.ts'

const dayMs = 86_400_000
/** More than anyone's calendar contains; stops a rule that repeats every second. */
const max = 20_000

/**
 * Occurrences that overlap [from, to), in order; canceled and transparent ones are left out; floating times and days are read
 * in `zone`. Instances are computed in local time and then converted; one that falls into a gap is read with the offset before
 * it and counts (section 3.3.10, last paragraph but two; common calendars do the same). Changed occurrences that belong to no
 * instance stand for themselves.
 */
export function occurrences(events: readonly CalendarEvent[], from: Date, to: Date, zone: string): Occurrence[] {
  const results: Occurrence[] = []
  for (const group of Map.groupBy(events, ({ uid }) => uid).values())
    expandEvents(group, { from: from.getTime(), to: to.getTime(), zone }, results)
  return results.toSorted((a, b) => a.start.getTime() - b.start.getTime() || a.end.getTime() - b.end.getTime())
}

interface Window {
  from: number
  to: number
  zone: string
}

function expandEvents(events: readonly CalendarEvent[], window: Window, results: Occurrence[]): void {
  const overrides = new Map<string, CalendarEvent>()
  for (const event of events) if (event.recurrenceId) overrides.set(keyOf(event.recurrenceId, window.zone), event)
  const masters = events.filter(({ recurrenceId }) => recurrenceId === null)
  for (const master of masters) series(master, overrides, window, results)
  for (const override of overrides.values()) {
    const wall = wallOf(override.start, window.zone)
    const start = instantOf(wall.local, wall.zone)
    add(override, start, endOf(override, start, wall.local, window.zone), window, results)
  }
}

/** A number for an instant, a day for a day: both ways to identify an occurrence. */
function keyOf(time: EventTime, zone: string): string {
  return time.kind === 'date' ? time.date : String(instantOfTime(time, zone))
}

function series(master: CalendarEvent, overrides: ReadonlyMap<string, CalendarEvent>, window: Window, results: Occurrence[]): void {
  const { zone } = window
  const excluded = new Set(master.excluded.map((time) => keyOf(time, zone)))
  // a date matches any occurrence on that day; for an all-day series only the date counts, even if a time is given
  if (master.start.kind === 'date') {
    for (const time of master.excluded) excluded.add(dayOf(time))
    for (const { recurrenceId } of overrides.values()) if (recurrenceId) excluded.add(dayOf(recurrenceId))
  }
  const later = laterOnes(overrides, zone)
  const starts = new Set<number>()
  for (const { start, local } of instances(master, slackOf(master, later, zone), window)) {
    const day = localText(local).slice(0, 10)
    const keys = [String(start), day]
    if (starts.has(start) || keys.some((key) => overrides.has(key) || excluded.has(key))) continue
    starts.add(start)
    const change = later.findLast((entry) => entry.at <= start)
    if (!change) add(master, start, endOf(master, start, local, zone), window, results)
    else if (change.event.start.kind === 'date') {
      const moved = local + change.movedLocal
      add(change.event, instantOf(moved, zone), endOf(change.event, instantOf(moved, zone), moved, zone), window, results)
    } else {
      const wall = wallOf(change.event.start, zone).zone
      const moved = localOf(start, wall) + change.movedLocal
      add(change.event, instantOf(moved, wall), endOf(change.event, instantOf(moved, wall), moved, zone), window, results)
    }
  }
}

interface Later {
  at: number
  event: CalendarEvent
  movedLocal: number
}

function laterOnes(overrides: ReadonlyMap<string, CalendarEvent>, zone: string): Later[] {
  return [...overrides.values()]
    .flatMap((event) => {
      if (!event.isThisAndLater || !event.recurrenceId) return []
      const wall = wallOf(event.start, zone)
      const instant = instantOfTime(event.recurrenceId, zone)
      return [{ at: instant, event, movedLocal: wall.local - localOf(instant, wall.zone) }]
    })
    .toSorted((a, b) => a.at - b.at)
}

/** How far outside of the window an instance that reaches into it may begin. */
function slackOf(master: CalendarEvent, later: readonly Later[], zone: string): number {
  const lengths = [master, ...later.map(({ event }) => event)].map((event) => {
    const start = instantOfTime(event.start, zone)
    return endOf(event, start, wallOf(event.start, zone).local, zone) - start
  })
  return Math.max(...lengths) + Math.max(0, ...later.map(({ movedLocal }) => Math.abs(movedLocal))) + 2 * dayMs
}

/** Every instance near the window, unordered, possibly with duplicates. */
function* instances(master: CalendarEvent, slack: number, { from, to, zone }: Window): Generator<{ start: number; local: number }> {
  const wall = wallOf(master.start, zone)
  const [earliest, last] = [from - slack, to + slack]
  const startOf = (local: number) => ({ start: instantOf(local, wall.zone), local })
  yield startOf(wall.local)
  for (const time of master.added) {
    const start = instantOfTime(time, zone)
    yield { start, local: master.start.kind === 'date' ? wallOf(time, zone).local : localOf(start, wall.zone) }
  }
  for (const text of master.rules) {
    const rule = readRule(text)
    if (!rule) continue
    const until = untilOf(rule.until, wall.zone, master.start.kind === 'date')
    let count = 0
    for (const local of expandRule(rule, wall.local, earliest, last)) {
      // the largest possible difference from UTC
      if (local < earliest - dayMs) continue
      const occurrence = startOf(local)
      if (occurrence.start > until) break
      if (occurrence.start < earliest || occurrence.start > last) continue
      yield occurrence
      count += 1
      if (count > max) break
    }
  }
}

/** The last instant that is still meant: a day means all of it, a time without Z the clock of the series. */
function untilOf(until: string | null, zone: string, isAllDay: boolean): number {
  if (until === null) return Infinity
  const [, year, month, day, hour = '23', minute = '59', second = '59', zulu] =
    /^(\d{4})(\d\d)(\d\d)(?:T(\d\d)(\d\d)(\d\d)(Z)?)?$/.exec(until) ?? []
  if (isAllDay) return instantOf(Date.parse(`${year}-${month}-${day}T23:59:59Z`), zone)
  const local = Date.parse(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`)
  return zulu ? local : instantOf(local, zone)
}

/** `local` is the occurrence's local start time, which differs from that of `start` when it fell into a gap. */
function endOf(event: CalendarEvent, start: number, local: number, zone: string): number {
  const wall = wallOf(event.start, zone)
  if (event.lasts) {
    const { days, seconds } = event.lasts
    return (days === 0 ? start : instantOf(local + days * dayMs, wall.zone)) + seconds * 1000
  }
  if (event.start.kind === 'date' && event.end.kind === 'date') return instantOf(local + wallOf(event.end, zone).local - wall.local, zone)
  return start + Math.max(0, instantOfTime(event.end, zone) - instantOf(wall.local, wall.zone))
}

function add(event: CalendarEvent, start: number, end: number, { from, to }: Window, results: Occurrence[]): void {
  if (event.status === 'cancelled' || event.isTransparent || results.length >= max) return
  const touches = start < to && (end > from || (end === start && start >= from))
  if (!touches) return
  results.push({
    uid: event.uid,
    title: event.title,
    start: new Date(start),
    end: new Date(Math.max(start, end)),
    isAllDay: event.start.kind === 'date',
    isTentative: event.status === 'tentative',
  })
}
