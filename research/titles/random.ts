// Random numbers that depend only on a seed and a position, so that the order of threads changes nothing.

/** A generator of numbers in [0, 1), 32 bits of state (mulberry32). */
export function seededRandom(...seeds: readonly number[]): () => number {
  let state = 0x9e3779b9
  for (const seed of seeds) {
    state = Math.imul(state ^ seed, 0x85ebca6b)
    state = Math.imul(state ^ (state >>> 13), 0xc2b2ae35) ^ (state >>> 16)
  }
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}

/** A whole number in [0, below). */
export const pick = (random: () => number, below: number): number => Math.floor(random() * below)
