// Lays events out: which times of a window they keep their owner busy, after RFC 5545 with its changed, added and excluded occurrences.
import type { CalendarEvent, EventTime, Occurrence } from '@fairlead/domain/ports/calendars'
import { instantOfTime, localText, wallOf } from './event-times.ts'
import { expandRule } from './expand-rule.ts'
import { readRule } from './rule.ts'
import { instantOf, localOf } from './zones.ts'

const dayMs = 86_400_000
/** More than anyone's calendar holds; a rule that repeats every second is cut here. */
const most = 20_000

/**
 * Occurrences that touch [from, to), in order; cancelled and transparent ones left out; floating times and days are read in `zone`.
 * Instances are computed by the clock on the wall and then looked up in their zone; one that falls into a gap is read with the offset
 * before it and counts (section 3.3.10, last paragraph but two; calendars in use do the same). Changed occurrences that belong to no
 * instance stand for themselves.
 */
export function occurrences(events: readonly CalendarEvent[], from: Date, to: Date, zone: string): Occurrence[] {
  const found: Occurrence[] = []
  for (const group of Map.groupBy(events, ({ uid }) => uid).values()) layOut(group, { from: from.getTime(), to: to.getTime(), zone }, found)
  return found.toSorted((one, other) => one.start.getTime() - other.start.getTime() || one.end.getTime() - other.end.getTime())
}

interface Window {
  from: number
  to: number
  zone: string
}

function layOut(events: readonly CalendarEvent[], window: Window, found: Occurrence[]): void {
  const overrides = new Map<string, CalendarEvent>()
  for (const event of events) if (event.recurrenceId) overrides.set(keyOf(event.recurrenceId, window.zone), event)
  const masters = events.filter(({ recurrenceId }) => recurrenceId === null)
  for (const master of masters) series(master, overrides, window, found)
  for (const override of overrides.values()) {
    const wall = wallOf(override.start, window.zone)
    const start = instantOf(wall.local, wall.zone)
    add(override, start, endOf(override, start, wall.local, window.zone), window, found)
  }
}

/** Of an instant its number, of a day the day: both ways of naming an occurrence. */
function keyOf(time: EventTime, zone: string): string {
  return time.kind === 'date' ? time.date : String(instantOfTime(time, zone))
}

function series(master: CalendarEvent, overrides: ReadonlyMap<string, CalendarEvent>, window: Window, found: Occurrence[]): void {
  const { zone } = window
  const excluded = new Set(master.excluded.map((time) => keyOf(time, zone)))
  // a date matches any occurrence on that day; for an all-day series only the date counts, even if a time is given
  if (master.start.kind === 'date') {
    for (const time of master.excluded) excluded.add(dayOf(time))
    for (const { recurrenceId } of overrides.values()) if (recurrenceId) excluded.add(dayOf(recurrenceId))
  }
  const later = laterOnes(overrides, zone)
  const seen = new Set<number>()
  for (const { start, local } of instances(master, slackOf(master, later, zone), window)) {
    const day = localText(local).slice(0, 10)
    const keys = [String(start), day]
    if (seen.has(start) || keys.some((key) => overrides.has(key) || excluded.has(key))) continue
    seen.add(start)
    const change = later.findLast((one) => one.at <= start)
    if (!change) add(master, start, endOf(master, start, local, zone), window, found)
    else if (change.event.start.kind === 'date') {
      const moved = local + change.movedLocal
      add(change.event, instantOf(moved, zone), endOf(change.event, instantOf(moved, zone), moved, zone), window, found)
    } else {
      const wall = wallOf(change.event.start, zone).zone
      const moved = localOf(start, wall) + change.movedLocal
      add(change.event, instantOf(moved, wall), endOf(change.event, instantOf(moved, wall), moved, zone), window, found)
    }
  }
}

const dayOf = (time: EventTime): string => (time.kind === 'date' ? time.date : time.kind === 'instant' ? time.at : time.local).slice(0, 10)

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
      const at = instantOfTime(event.recurrenceId, zone)
      return [{ at, event, movedLocal: wall.local - localOf(at, wall.zone) }]
    })
    .toSorted((one, other) => one.at - other.at)
}

/** How far outside of the window an instance may begin that reaches into it. */
function slackOf(master: CalendarEvent, later: readonly Later[], zone: string): number {
  const lengths = [master, ...later.map(({ event }) => event)].map((event) => {
    const start = instantOfTime(event.start, zone)
    return endOf(event, start, wallOf(event.start, zone).local, zone) - start
  })
  return Math.max(...lengths) + Math.max(0, ...later.map(({ movedLocal }) => Math.abs(movedLocal))) + 2 * dayMs
}

/** Every instance near the window, not in order, some of them perhaps twice. */
function* instances(master: CalendarEvent, slack: number, { from, to, zone }: Window): Generator<{ start: number; local: number }> {
  const wall = wallOf(master.start, zone)
  const [least, last] = [from - slack, to + slack]
  const at = (local: number) => ({ start: instantOf(local, wall.zone), local })
  yield at(wall.local)
  for (const time of master.added) {
    const start = instantOfTime(time, zone)
    yield { start, local: master.start.kind === 'date' ? wallOf(time, zone).local : localOf(start, wall.zone) }
  }
  for (const text of master.rules) {
    const rule = readRule(text)
    if (!rule) continue
    const until = untilOf(rule.until, wall.zone, master.start.kind === 'date')
    let given = 0
    for (const local of expandRule(rule, wall.local, least, last)) {
      // no clock is further from UTC than that
      if (local < least - dayMs) continue
      const one = at(local)
      if (one.start > until) break
      if (one.start < least || one.start > last) continue
      yield one
      given += 1
      if (given > most) break
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

/** `local` is what the clock of the occurrence shows at its start, which is not what `start` shows there when it fell into a gap. */
function endOf(event: CalendarEvent, start: number, local: number, zone: string): number {
  const wall = wallOf(event.start, zone)
  if (event.lasts) {
    const { days, seconds } = event.lasts
    return (days === 0 ? start : instantOf(local + days * dayMs, wall.zone)) + seconds * 1000
  }
  if (event.start.kind === 'date' && event.end.kind === 'date') return instantOf(local + wallOf(event.end, zone).local - wall.local, zone)
  return start + Math.max(0, instantOfTime(event.end, zone) - instantOf(wall.local, wall.zone))
}

function add(event: CalendarEvent, start: number, end: number, { from, to }: Window, found: Occurrence[]): void {
  if (event.status === 'cancelled' || event.isTransparent || found.length >= most) return
  const touches = start < to && (end > from || (end === start && start >= from))
  if (!touches) return
  found.push({
    uid: event.uid,
    title: event.title,
    start: new Date(start),
    end: new Date(Math.max(start, end)),
    isAllDay: event.start.kind === 'date',
    isTentative: event.status === 'tentative',
  })
}
