// A small seeded random generator: the same seed always makes the same people.

export interface Chance {
  /** 0 <= x < 1 */
  next(): number
  /** A whole number from low to high, inclusive. */
  int(low: number, high: number): number
  maybe(probability: number): boolean
  pick<T>(items: readonly T[]): T
  /** Up to `count` different items, in a random order. */
  sample<T>(items: readonly T[], count: number): T[]
  weighted<T>(items: readonly (readonly [T, number])[]): T
}

/** Splitmix-style seeding of mulberry32 (public domain, Tommy Ettinger): two numbers give one stream. */
export function chance(seed: number, stream: number): Chance {
  let state = (Math.imul(seed ^ 0x9e3779b9, 0x85ebca6b) + Math.imul(stream + 1, 0xc2b2ae35)) | 0
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
  const int = (low: number, high: number): number => low + Math.floor(next() * (high - low + 1))
  const pick = <T>(items: readonly T[]): T => {
    if (items.length === 0) throw new RangeError('nothing to pick from')
    return items[int(0, items.length - 1)] as T
  }
  const sample = <T>(items: readonly T[], count: number): T[] => {
    const remaining = [...items]
    const taken: T[] = []
    while (taken.length < count && remaining.length > 0) {
      const index = int(0, remaining.length - 1)
      taken.push(...remaining.splice(index, 1, ...remaining.slice(-1)))
      remaining.pop()
    }
    return taken
  }
  const weighted = <T>(items: readonly (readonly [T, number])[]): T => {
    const total = items.reduce((sum, item) => sum + item[1], 0)
    let remaining = next() * total
    for (const [item, weight] of items) {
      remaining -= weight
      if (remaining < 0) return item
    }
    const last = items.at(-1)
    if (!last) throw new RangeError('nothing to choose from')
    return last[0]
  }
  return { next, int, maybe: (probability) => next() < probability, pick, sample, weighted }
}

/** 'apple 3, pear 1' -> [['apple', 3], ['pear', 1]] */
export function weights(line: string): [string, number][] {
  return line.split(', ').map((part) => {
    const space = part.lastIndexOf(' ')
    const weight = Number(part.slice(space + 1))
    if (space < 0 || !Number.isFinite(weight)) throw new RangeError(`no weight in '${part}'`)
    return [part.slice(0, space), weight]
  })
}
