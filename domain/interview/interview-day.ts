// The order and times of an interview day that suit everyone's calendars.
import { eachDayOnce, type Schedule, type Slot } from './availability.ts'
import { maxParts, partStep, seatEveryone } from '../project/interview-parts.ts'
import { mayJoin } from './panel.ts'
import { daysBetween, instantOf, isShown, wallAt } from './zone-clock.ts'
import { addDays } from '../shared/days.ts'

const minute = 60_000
const step = partStep * minute
/** Days start on the hour and the half hour. */
const startStepMinutes = 30
/** How long a candidate may wait in all, beyond the pauses between interviews. */
const maxWait = 60 * minute
/** After this many attempts at one start time, no other order is tried. */
const maxAttempts = 2000

export interface DayPart {
  minutes: number
  pause: number
  seats: number
  /** In the order in which they are preferred; their schedules have the part's length. */
  members: readonly { userId: string; schedule: Schedule }[]
}

export interface PlannedPart extends Slot {
  /** Which of the day's parts. */
  part: number
  /** Who holds it. */
  userIds: string[]
}

export interface DaySchedule extends Schedule {
  /** The parts in the order of their times; null when the day can't start then. */
  planAt(start: number): PlannedPart[] | null
}

/**
 * The days that can be offered; a slot lasts from the first interview to the end of the last. Everyone holds at most one part.
 * The plan that ends first is chosen, between equals the one in the given order. For each start, at most 2^parts sets of parts
 * are tried (256 for 8), each with its earliest end: what can follow depends on nothing else.
 */
export function daySchedule(parts: readonly DayPart[], { keepOrder, timeZone }: { keepOrder: boolean; timeZone: string }): DaySchedule {
  if (parts.length > maxParts) throw new Error(`A day has at most ${maxParts} interviews.`)
  const free = parts.map(() => new Map<number, string[]>())
  const freeAt = (part: number, start: number): string[] => {
    const cached = free[part]!.get(start)
    if (cached) return cached
    const people = parts[part]!.members.filter(({ schedule }) => mayJoin(schedule, start)).map(({ userId }) => userId)
    free[part]!.set(start, people)
    return people
  }
  const lengthOf = (part: number) => parts[part]!.minutes * minute
  const withPause = (part: number) => (parts[part]!.minutes + parts[part]!.pause) * minute
  const all = (1 << parts.length) - 1
  /** Without waiting: how long the parts of a set take. */
  const takes = Array.from({ length: all + 1 }, (_, set) =>
    parts.reduce((sum, _part, index) => (set & (1 << index) ? sum + withPause(index) : sum), 0),
  )
  const countOf = (set: number) => parts.filter((_, index) => set & (1 << index)).length
  const nextOf = (set: number) => parts.flatMap((_, index) => (set & (1 << index) || (keepOrder && countOf(set) !== index) ? [] : [index]))
  const nexts = takes.map((_, set) => nextOf(set))
  /** Its possible start times, the first interview's at once. */
  function* startsOf(part: number, set: number, from: number, dayStart: number): Generator<number> {
    const latest = set === 0 ? from : dayStart + takes[set]! + maxWait
    for (let start = from; start <= latest; start += step) if (freeAt(part, start).length >= parts[part]!.seats) yield start
  }

  /** The plan that ends first if anyone could hold several parts. */
  function earliest(dayStart: number): Omit<PlannedPart, 'userIds'>[] | null {
    const ends = new Float64Array(all + 1).fill(Number.POSITIVE_INFINITY)
    const last: (Omit<PlannedPart, 'userIds'> | undefined)[] = []
    ends[0] = dayStart
    for (let set = 0; set < all; set++) {
      if (ends[set] === Number.POSITIVE_INFINITY) continue
      for (const part of nexts[set]!) {
        const { value: start } = startsOf(part, set, ends[set]!, dayStart).next()
        const after = set | (1 << part)
        if (start === undefined || start + withPause(part) >= ends[after]!) continue
        ends[after] = start + withPause(part)
        last[after] = { part, start, end: start + lengthOf(part) }
      }
    }
    const plan: Omit<PlannedPart, 'userIds'>[] = []
    for (let set = all; set > 0; set &= ~(1 << plan[0]!.part)) {
      const before = last[set]
      if (!before) return null
      plan.unshift(before)
    }
    return plan
  }

  function withPeople(plan: readonly Omit<PlannedPart, 'userIds'>[]): PlannedPart[] | null {
    const people = seatEveryone(
      plan.map(({ part, start }) => freeAt(part, start)),
      plan.map(({ part }) => parts[part]!.seats),
    )
    return people && plan.map((planned, index) => ({ ...planned, userIds: people[index]! }))
  }

  /** Where the same people are needed in several parts: tries one order after another. */
  function search(dayStart: number): PlannedPart[] | null {
    let attempts = 0
    const extend = (plan: readonly Omit<PlannedPart, 'userIds'>[], set: number, from: number): PlannedPart[] | null => {
      const people = withPeople(plan)
      if (!people || set === all) return people
      for (const part of nexts[set]!)
        for (const start of startsOf(part, set, from, dayStart)) {
          if (++attempts > maxAttempts) return null
          const next = extend([...plan, { part, start, end: start + lengthOf(part) }], set | (1 << part), start + withPause(part))
          if (next) return next
        }
      return null
    }
    return extend([], 0, dayStart)
  }

  const dateOf = (time: number) => wallAt(timeZone, time).date
  const isOnGrid = (start: number) => wallAt(timeZone, start).minutes % startStepMinutes === 0 && start % minute === 0
  const ranges = parts.flatMap(({ members }) => members.map(({ schedule }) => schedule.range))
  const plans = new Map<number, PlannedPart[] | null>()

  function planAt(start: number): PlannedPart[] | null {
    const cached = plans.get(start)
    if (cached !== undefined) return cached
    const first = parts.length > 0 && isOnGrid(start) ? earliest(start) : null
    const plan = first && (withPeople(first) ?? search(start))
    const isOneDay = plan && dateOf(plan.at(-1)!.end - 1) === dateOf(start)
    plans.set(start, isOneDay ? plan : null)
    return isOneDay ? plan : null
  }

  const slotsOn = eachDayOnce((date) => {
    const slots: Slot[] = []
    for (let minutes = 0; minutes < 1440; minutes += startStepMinutes) {
      if (!isShown(timeZone, { date, minutes })) continue
      const start = instantOf(timeZone, { date, minutes })
      const plan = planAt(start)
      if (plan) slots.push({ start, end: plan.at(-1)!.end })
    }
    return slots
  })

  const range = [
    ranges.map(([from]) => from).toSorted()[0] ?? '',
    ranges
      .map(([, to]) => to)
      .toSorted()
      .at(-1) ?? '',
  ] as const
  return {
    planAt,
    // why not is a matter of several people's calendars, so there is no single reason
    explain: (start) => (planAt(start) ? [] : [{ code: 'hours' }]),
    slotsOn,
    offeredOn: slotsOn,
    offered: () =>
      Array.from({ length: ranges.length === 0 ? 0 : daysBetween(...range) + 1 }, (_, days) => slotsOn(addDays(range[0], days))).flat(),
    dateOf,
    range,
  }
}
