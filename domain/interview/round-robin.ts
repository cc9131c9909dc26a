// Who of several interviewers holds an interview, which times any of them offers, and which are nearest to one that is gone.
import type { Diary, Slot } from './availability.ts'

export interface PoolMember {
  userId: string
  /** Interviews of theirs in the week of the slot. */
  load: number
  /** When they were given one last; null = never. */
  lastGivenAt: number | null
}

/** The one with the least to do that week; among equals who has not been given one for longest, then by id. */
export function chooseHost<T extends PoolMember>(free: readonly T[]): T | null {
  const last = (one: PoolMember) => one.lastGivenAt ?? Number.NEGATIVE_INFINITY
  return free.toSorted((a, b) => a.load - b.load || compare(last(a), last(b)) || (a.userId < b.userId ? -1 : 1))[0] ?? null
}

const compare = (a: number, b: number) => (a === b ? 0 : a < b ? -1 : 1)

/** Every time that somebody of the pool offers, once, in order. */
export function offeredByAny(diaries: readonly Diary[]): Slot[] {
  const found = new Map<number, Slot>()
  for (const diary of diaries) for (const slot of diary.offered()) if (!found.has(slot.start)) found.set(slot.start, slot)
  return [...found.values()].toSorted((a, b) => a.start - b.start)
}

/** At most `most` slots, nearest to `start` first; of two as near the earlier one. */
export function nearest(slots: readonly Slot[], start: number, most: number): Slot[] {
  return slots.toSorted((a, b) => Math.abs(a.start - start) - Math.abs(b.start - start) || a.start - b.start).slice(0, most)
}
