// Which of an interviewer's times can be booked, and why each other one can't. Nothing is omitted silently.
import { minutesOf, type InterviewerSettings } from './interviewer.ts'
import type { SlotReason, TakenBy } from './slot-reasons.ts'
import { daysBetween, instantOf, isShown, wallAt, weekOf, weekdayOf, type Wall } from './zone-clock.ts'
import { addDays } from '../shared/days.ts'

const minute = 60_000

/** When someone is busy outside of the product. Includes tentative events. */
export interface BusySpan {
  start: number
  /** Exclusive. */
  end: number
  title: string
  calendar: string
  /** All-day events in a calendar of days off. */
  isDayOff: boolean
}

/** One of their booked interviews, or a slot reserved for a candidate. */
export interface BookedSpan {
  id: string
  start: number
  end: number
  isHeld: boolean
  /** They only sit in: it takes their time, and counts toward no limit. */
  isTrainee?: boolean
  title: string
}

export interface ScheduleFacts {
  settings: InterviewerSettings
  busy: readonly BusySpan[]
  booked: readonly BookedSpan[]
  /** ms since 1970, like every instant in this file. */
  now: number
}

export interface Slot {
  start: number
  /** Exclusive: the interview's length after the start. */
  end: number
}

/** One interviewer's days, ready for queries. */
export interface Schedule {
  /** Reasons against an interview starting at this time; empty = available. */
  explain(start: number): SlotReason[]
  /** Every slot of one of their days ('YYYY-MM-DD'), offered or not, in order. */
  slotsOn(date: string): Slot[]
  /** The day's slots that are offered. */
  offeredOn(date: string): Slot[]
  /** All slots that are offered, in order. */
  offered(): Slot[]
  /** The interviewer's local date at an instant. */
  dateOf(time: number): string
  /** The first and last days on which a slot may be offered. */
  range: readonly [from: string, to: string]
}

export function readSchedule({ settings, busy, booked, now }: ScheduleFacts): Schedule {
  const { timeZone: zone, slotMinutes, bufferBeforeMinutes, bufferAfterMinutes, dailyLimit, weeklyLimit } = settings
  const length = slotMinutes * minute
  const step = settings.slotStepMinutes ?? slotMinutes
  const [before, after] = [bufferBeforeMinutes * minute, bufferAfterMinutes * minute]
  const today = wallAt(zone, now).date
  const soonest = now + settings.noticeHours * 60 * minute
  const taken: TakenBy[] = [
    ...busy
      .filter((span) => !span.isDayOff)
      .map(({ start, end, title, calendar }) => ({ kind: 'event' as const, start, end, title, calendar })),
    ...booked.map(({ start, end, title, isHeld }) => ({
      kind: isHeld ? ('held' as const) : ('interview' as const),
      start,
      end,
      title,
      calendar: '',
    })),
  ].toSorted((a, b) => a.start - b.start)
  const longest = taken.reduce((max, span) => Math.max(max, span.end - span.start), 0)
  const daysOff = busy.filter((span) => span.isDayOff)
  const counted = booked.filter(({ isTrainee }) => !isTrainee)
  const perDay = countBy(counted, (span) => wallAt(zone, span.start).date)
  const perWeek = countBy(counted, (span) => weekOf(wallAt(zone, span.start).date))

  const ofDay = eachDayOnce((date) => {
    const against: SlotReason[] = []
    if (daysBetween(today, date) > settings.horizonDays) against.push({ code: 'horizon', days: settings.horizonDays })
    const free = nameOfDayOff(date)
    if (free !== null) against.push({ code: 'day_off', name: free })
    const weekday = weekdayOf(date)
    const hours = settings.hours
      .filter((span) => span.day === weekday)
      .map((span) => ({ from: minutesOf(span.start) ?? 0, to: minutesOf(span.end) ?? 0 }))
    return { against, hours, inWeek: perWeek.get(weekOf(date)) ?? 0 }
  })

  function findHoursReason(start: number, wall: Wall): SlotReason | null {
    const within = ofDay(wall.date).hours.find(({ from, to }) => from <= wall.minutes && wall.minutes < to)
    // work only in the first of a repeated hour
    if (!within || instantOf(zone, wall) !== start) return { code: 'hours' }
    if (start + length > instantOf(zone, { date: wall.date, minutes: within.to })) return { code: 'hours' }
    return (wall.minutes - within.from) % step === 0 ? null : { code: 'off_grid' }
  }

  function slotsOn(date: string): Slot[] {
    const slots: Slot[] = []
    const { hours } = ofDay(date)
    if (hours.length === 0) return slots
    const midnight = instantOf(zone, { date, minutes: 0 })
    // only two days a year need a lookup
    const isPlain = instantOf(zone, { date, minutes: 1440 }) - midnight === 1440 * minute
    for (const { from, to } of hours) {
      const end = isPlain ? midnight + to * minute : instantOf(zone, { date, minutes: to })
      for (let minutes = from; minutes < to; minutes += step) {
        if (!isPlain && !isShown(zone, { date, minutes })) continue
        const start = isPlain ? midnight + minutes * minute : instantOf(zone, { date, minutes })
        if (start + length <= end) slots.push({ start, end: start + length })
      }
    }
    return slots.toSorted((a, b) => a.start - b.start)
  }

  function explain(start: number): SlotReason[] {
    const wall = wallAt(zone, start)
    const outside = findHoursReason(start, wall)
    return [...(outside ? [outside] : []), ...against(start, wall.date)]
  }

  /** Reasons against one of a day's slots. */
  function against(start: number, date: string): SlotReason[] {
    const end = start + length
    const reasons: SlotReason[] = []
    if (start < soonest) reasons.push({ code: 'notice', hours: settings.noticeHours })
    const day = ofDay(date)
    reasons.push(...day.against)
    for (const by of around(start, end)) {
      // an interview has its own buffers, so both apply
      const [gapBefore, gapAfter] = by.kind === 'event' ? [before, after] : [Math.max(before, after), Math.max(before, after)]
      if (by.start < end && by.end > start) reasons.push({ code: by.kind === 'event' ? 'busy' : by.kind, by })
      else if (by.end <= start && start - by.end < gapBefore) reasons.push({ code: 'buffer_before', minutes: gapBefore / minute, by })
      else if (by.start >= end && by.start - end < gapAfter) reasons.push({ code: 'buffer_after', minutes: gapAfter / minute, by })
    }
    if (dailyLimit !== null && (perDay.get(date) ?? 0) >= dailyLimit) reasons.push({ code: 'daily_limit', limit: dailyLimit })
    if (weeklyLimit !== null && day.inWeek >= weeklyLimit) reasons.push({ code: 'weekly_limit', limit: weeklyLimit })
    return reasons
  }

  /** Nearby busy spans in chronological order, by binary search. */
  function around(start: number, end: number): TakenBy[] {
    const reach = Math.max(before, after)
    let [low, high] = [0, taken.length]
    while (low < high) {
      const middle = (low + high) >> 1
      if (taken[middle]!.start < start - reach - longest) low = middle + 1
      else high = middle
    }
    const near: TakenBy[] = []
    for (let index = low; index < taken.length && taken[index]!.start < end + reach; index++)
      if (taken[index]!.end > start - reach) near.push(taken[index]!)
    return near
  }

  /** A day off by date, or because its noon is inside an all-day event, possibly in another zone. */
  function nameOfDayOff(date: string): string | null {
    const holiday = settings.daysOff.find(({ from, to }) => from <= date && date <= to)
    if (holiday) return holiday.name
    if (daysOff.length === 0) return null
    const noon = instantOf(zone, { date, minutes: 720 })
    return daysOff.find(({ start, end }) => start <= noon && noon < end)?.title ?? null
  }

  const offeredOn = eachDayOnce((date) => slotsOn(date).filter(({ start }) => against(start, date).length === 0))

  return {
    explain,
    slotsOn,
    offeredOn,
    offered: () => Array.from({ length: settings.horizonDays + 1 }, (_, days) => offeredOn(addDays(today, days))).flat(),
    dateOf: (time) => wallAt(zone, time).date,
    range: [today, addDays(today, settings.horizonDays)],
  }
}

/** Computes once for each day: candidates who want the same times ask for the same days. */
export function eachDayOnce<T>(compute: (date: string) => T): (date: string) => T {
  const days = new Map<string, T>()
  return (date) => {
    if (!days.has(date)) days.set(date, compute(date))
    return days.get(date)!
  }
}

function countBy<T>(list: readonly T[], keyOf: (item: T) => string): Map<string, number> {
  const counts = new Map<string, number>()
  for (const item of list) counts.set(keyOf(item), (counts.get(keyOf(item)) ?? 0) + 1)
  return counts
}
