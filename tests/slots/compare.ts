// Compares the rule for free times with an independent one, schedule by schedule, around clock changes in every zone.
import path from 'node:path'
import { startReference, type Reference } from '../../adapters/calendar/ics/reference/compare.ts'
import { readSchedule, type ScheduleFacts } from '@fairlead/domain/interview/availability'
import { defaultInterviewer, type Weekday } from '@fairlead/domain/interview/interviewer'
import { clockOf } from '@fairlead/domain/interview/slot-reasons'
import { offsetAt, wallAt } from '@fairlead/domain/interview/zone-clock'
import { addDays } from '@fairlead/domain/shared/days'
import { randomFrom, type Random } from '../../testing/random.ts'

const minute = 60_000
const dayMs = 1440 * minute

export interface Comparison {
  schedules: number
  slots: number
  offered: number
  zones: number
  changing: number
  /** Excluded zones: the two tz databases differ in the same way for every reader. */
  unlike: string[]
  /** The query, and the slots that differ. */
  differences: string[]
}

/** `count` schedules starting with this seed; every zone (or one in `zoneStep`) takes a turn, around each of its changes in order. */
export async function compareSlots(python: string, count: number, seed: number, zoneStep = 1): Promise<Comparison> {
  const reference = startReference(python, path.join(import.meta.dirname, 'reference.py'))
  try {
    const { zones, unlike } = await readZones(reference, zoneStep)
    const changing = zones.filter(({ changes }) => changes.length > 0).length
    const comparison: Comparison = { schedules: 0, slots: 0, offered: 0, zones: zones.length, changing, unlike, differences: [] }
    for (let number = 0; number < count; number++) {
      const random = randomFrom(seed * 1_000_003 + number)
      const { zone, changes } = zones[number % zones.length]!
      const turn = Math.floor(number / zones.length)
      const centre = changes.length > 0 ? changes[turn % changes.length]! : Date.UTC(2025, 0, 1) + random.whole(6 * 365) * dayMs
      const facts = randomSchedule(random, zone, centre)
      const from = wallAt(zone, centre - 2 * dayMs).date
      const days = 5
      const referenceSlots = new Map(await reference.ask<[number, string[]][]>({ ...facts, from, days }))
      const schedule = readSchedule(facts)
      const slots = Array.from({ length: days }, (_, index) => schedule.slotsOn(addDays(from, index))).flat()
      const wrong = [...new Set([...slots.map(({ start }) => start), ...referenceSlots.keys()])].flatMap((start) => {
        const isOffered = slots.some((slot) => slot.start === start)
          ? [...new Set(schedule.explain(start).map(({ code }) => code))].toSorted().join()
          : 'none'
        const expected = referenceSlots.get(start)?.join() ?? 'none'
        return isOffered === expected ? [] : [`${new Date(start).toISOString()}: ours ${isOffered}, theirs ${expected}`]
      })
      comparison.schedules++
      comparison.slots += slots.length
      comparison.offered += slots.filter(({ start }) => schedule.explain(start).length === 0).length
      if (wrong.length > 0) comparison.differences.push(`${JSON.stringify({ ...facts, from, days })}\n${wrong.join('\n')}`)
    }
    return comparison
  } finally {
    reference.stop()
  }
}

/** Every zone that both sides know identically between 2025 and 2030, with the instants of its clock changes. */
async function readZones(
  reference: Reference,
  zoneStep: number,
): Promise<{ zones: { zone: string; changes: number[] }[]; unlike: string[] }> {
  const days = Array.from({ length: 6 * 365 + 2 }, (_, index) => Date.UTC(2025, 0, 1 + index))
  const zones: { zone: string; changes: number[] }[] = []
  const unlike: string[] = []
  for (const zone of Intl.supportedValuesOf('timeZone').filter((_, index) => index % zoneStep === 0)) {
    const offsets = await reference.ask<number[] | null>({ zone, instants: days })
    if (!offsets?.every((offset, index) => offset * 1000 === offsetAt(zone, days[index]!))) {
      unlike.push(zone)
      continue
    }
    zones.push({ zone, changes: days.filter((_, index) => index > 0 && offsets[index] !== offsets[index - 1]) })
  }
  return { zones, unlike }
}

/** Hours by day and night, and everything that may conflict with them, around one instant. */
function randomSchedule(random: Random, timeZone: string, centre: number): ScheduleFacts {
  const near = (spread: number) => centre + (random.whole(2 * spread) - spread) * 5 * minute
  const hours = ([0, 1, 2, 3, 4, 5, 6] as const).flatMap((day: Weekday) => {
    if (random.next() < 0.1) return []
    const from = random.pick([0, 0, 1, 2, 30, 60, 90, 125, 540]) + random.whole(3) * 15
    const middle = from + 60 + random.whole(20) * 15
    const until = Math.min(1440, middle + 30 + random.whole(60) * 15)
    const first = { day, start: clockOf(from), end: clockOf(Math.min(1440, middle)) }
    return random.next() < 0.5
      ? [first]
      : [first, { day, start: clockOf(Math.min(1410, middle)), end: clockOf(random.next() < 0.3 ? 1440 : Math.max(until, 1425)) }]
  })
  const settings = {
    ...defaultInterviewer,
    timeZone,
    hours: hours.length > 0 ? hours : [{ day: 6 as const, start: '00:00', end: '24:00' }],
    slotMinutes: random.pick([15, 20, 30, 45, 60, 90]),
    slotStepMinutes: random.pick([null, 5, 15, 20, 30]),
    bufferBeforeMinutes: random.pick([0, 0, 5, 15, 60]),
    bufferAfterMinutes: random.pick([0, 0, 10, 30]),
    noticeHours: random.pick([0, 1, 24, 48]),
    horizonDays: random.pick([1, 2, 3, 14]),
    dailyLimit: random.pick([null, 1, 2, 4]),
    weeklyLimit: random.pick([null, 2, 5]),
    daysOff:
      random.next() < 0.3 ? [{ from: wallAt(timeZone, near(300)).date, to: wallAt(timeZone, centre + 86_400_000).date, name: 'Off' }] : [],
  }
  const busy = Array.from({ length: random.whole(8) }, () => {
    const start = near(600)
    const isDayOff = random.next() < 0.15
    const from = isDayOff ? Math.floor(start / dayMs) * dayMs : start
    return { start: from, end: from + (isDayOff ? dayMs : (1 + random.whole(60)) * 5 * minute), title: 't', calendar: 'c', isDayOff }
  })
  const booked = Array.from({ length: random.whole(5) }, (_, index) => {
    const start = near(600)
    return { id: String(index), start, end: start + 30 * minute, isHeld: random.next() < 0.3, title: 't' }
  })
  return { settings, busy, booked, now: centre - random.pick([3, 2, 1, 0]) * dayMs - random.whole(96) * 15 * minute }
}
