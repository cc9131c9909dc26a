// Which people in a large pool a search reads: all of them, some of the slots, or a part of one slot.
import type { Shards } from './clickhouse-shards.ts'
import { slots, slotsOfPart } from './clickhouse-tables.ts'

/** A search is estimated from about this many people before it is ranked. */
export const estimatedOver = 20_000

/** Some of the people, each with the same probability. */
export interface PoolPart {
  /** null = all */
  slots: readonly number[] | null
  /** One person in this many from every slot, by ranges of their keys, which are evenly distributed. */
  oneIn: number
  /** Which of the ranges, from 0. */
  range: number
}
export const whole: PoolPart = { slots: null, oneIn: 1, range: 0 }
export const sample: PoolPart = { slots: [0], oneIn: 1, range: 0 }

/** The conditions of a part. Keys are signed 64-bit integers. */
export function inPart({ slots: read, oneIn, range }: PoolPart): string[] {
  const width = 2n ** 64n / BigInt(oneIn)
  const from = width * BigInt(range) - 2n ** 63n
  return [...(read ? [`slot in (${read.join(',')})`] : []), ...(oneIn > 1 ? [`person >= ${from}`, `person < ${from + width}`] : [])]
}

/**
 * Chooses parts like rank_people in Postgres; if one slot has too many people, a part of it.
 * @param perSlot approximate number of people per slot who match
 * @param part the one before the first that is read (280)
 * @param turn which slot of a part, and which range of a slot, comes first
 * @param max approximate number of people who are ranked
 */
export function partToRank(perSlot: number, { part, turn }: { part: number; turn: number }, max: number): PoolPart {
  if (perSlot * slots <= max) return whole
  const parts = Math.round(max / slotsOfPart / perSlot)
  const read = parts >= 2 ? parts * slotsOfPart : Math.max(1, Math.min(slotsOfPart, Math.floor(max / perSlot)))
  if (read >= slots) return whole
  const oneIn = Math.max(1, Math.round(perSlot / max))
  const inFirst = (index: number) => (read < slotsOfPart ? (turn + index) % slotsOfPart : index)
  return {
    slots: Array.from({ length: read }, (_, index) => ((part + 1) * slotsOfPart + inFirst(index)) % slots),
    oneIn,
    range: Math.floor(turn / slotsOfPart) % oneIn,
  }
}

/** How many people each index's sample has: it grows slowly, and is recounted occasionally. */
const sampleSizes = new WeakMap<Shards, { people: number; countedAt: number }>()
const countedEveryMs = 600_000

export async function sampleSize(shards: Shards, count: () => Promise<number>): Promise<number> {
  const cached = sampleSizes.get(shards)
  if (cached && Date.now() - cached.countedAt < countedEveryMs) return cached.people
  const people = await count()
  sampleSizes.set(shards, { people, countedAt: Date.now() })
  return people
}
