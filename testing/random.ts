// Repeatable random numbers: the same seed gives the same run.

export interface Random {
  /** 0 or more, less than 1. */
  next(): number
  /** A whole number from 0 up to, but not including, `below`. */
  whole(below: number): number
  pick<T>(list: readonly T[]): T
}

/** Mulberry32. */
export function randomFrom(seed: number): Random {
  let state = seed | 0
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
  const whole = (below: number) => Math.floor(next() * below)
  return { next, whole, pick: (list) => list[whole(list.length)]! }
}
