// Chooses an interviewer among several, merges their times, and finds the nearest alternatives to a taken one.
import type { Schedule, Slot } from './availability.ts'
import { addDays } from '../shared/days.ts'
import { must } from '../shared/records.ts'

export interface PoolMember {
  userId: string
  /** How many interviews they have in the week of the slot. */
  load: number
  /** When they were last assigned one; null = never. */
  lastGivenAt: number | null
}

/** The one with the fewest interviews that week; between equals, the one who has waited longest, then by ID. */
export function chooseHost<T extends PoolMember>(free: readonly T[]): T | null {
  const last = (member: PoolMember) => member.lastGivenAt ?? Number.NEGATIVE_INFINITY
  return free.toSorted((a, b) => a.load - b.load || compare(last(a), last(b)) || (a.userId < b.userId ? -1 : 1))[0] ?? null
}

/** The first `count` in that order, so that work is shared evenly. */
export function chooseSome<T extends PoolMember>(free: readonly T[], count: number): T[] {
  const chosen: T[] = []
  for (let next = chooseHost(free); next && chosen.length < count; next = chooseHost(free.filter((member) => !chosen.includes(member))))
    chosen.push(next)
  return chosen
}

const compare = (a: number, b: number) => (a === b ? 0 : a < b ? -1 : 1)

/** Every time that someone in the pool offers, once, in order. */
export function offeredByAny(schedules: readonly Schedule[]): Slot[] {
  const slots = new Map<number, Slot>()
  for (const schedule of schedules) for (const slot of schedule.offered()) if (!slots.has(slot.start)) slots.set(slot.start, slot)
  return [...slots.values()].toSorted((a, b) => a.start - b.start)
}

/**
 * At most `max` of the offered times, nearest to `start` first; between equally near times, the earlier one. Reads no further
 * than needed.
 */
export function nearestByAny(schedules: readonly Schedule[], start: number, max: number): Slot[] {
  const slots = new Map<number, Slot>()
  const far = ({ start: time }: Slot) => Math.abs(time - start)
  for (let days = 0; ; days++) {
    let isOver = true
    for (const schedule of schedules) {
      const middle = schedule.dateOf(start)
      for (const date of new Set([addDays(middle, -days), addDays(middle, days)])) {
        const [from, to] = schedule.range
        if ((date <= middle && date > from) || (date >= middle && date < to)) isOver = false
        if (date < from || date > to) continue
        for (const slot of schedule.offeredOn(date)) if (!slots.has(slot.start)) slots.set(slot.start, slot)
      }
    }
    const best = [...slots.values()].toSorted((a, b) => far(a) - far(b) || a.start - b.start).slice(0, max)
    // anything not examined yet is days away, give or take a clock change
    const isSure = best.length === max && far(must(best.at(-1))) <= days * 86_400_000 - 7_200_000
    if (isSure || isOver) return best
  }
}
