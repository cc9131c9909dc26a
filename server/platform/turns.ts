// A fair share of the connections: a workspace never holds more than its share, however many requests it sends.
import { AsyncLocalStorage } from 'node:async_hooks'

/** Thrown when no turn came in time; callers respond with 503 and Retry-After. */
export class Busy extends Error {
  constructor() {
    super('Too many requests of one workspace wait for the database.')
  }
}

export interface Turns {
  /** Runs `work` when `key` has a turn left; a call nested in one with the same key needs no turn. */
  take<T>(key: string, work: () => Promise<T>): Promise<T>
}

interface Line {
  running: number
  waiting: Set<() => void>
}

/** At most `share` per key run at once, `longest` wait, each for `patienceMs`; further ones are rejected with Busy. */
export function takeTurns({ share, longest, patienceMs }: { share: number; longest: number; patienceMs: number }): Turns {
  const lines = new Map<string, Line>()
  const inside = new AsyncLocalStorage<string>()
  const enter = async (line: Line) => {
    if (line.running < share) return void line.running++
    if (line.waiting.size >= longest) throw new Busy()
    await new Promise<void>((resolve, reject) => {
      const next = () => {
        clearTimeout(timer)
        resolve()
      }
      const timer = setTimeout(() => {
        line.waiting.delete(next)
        reject(new Busy())
      }, patienceMs)
      line.waiting.add(next)
    })
  }
  const leave = (key: string, line: Line) => {
    const [next] = line.waiting
    if (next) {
      // the turn is passed on, so the number of running ones doesn't change
      line.waiting.delete(next)
      return next()
    }
    if (--line.running === 0) lines.delete(key)
  }
  return {
    async take(key, work) {
      if (inside.getStore() === key) return work()
      let line = lines.get(key)
      if (!line) lines.set(key, (line = { running: 0, waiting: new Set() }))
      await enter(line)
      try {
        return await inside.run(key, work)
      } finally {
        leave(key, line)
      }
    },
  }
}
