import { Refusal } from '@fairlead/domain/refusal'

/** Runs at most `atOnce` tasks; up to `waiting` more wait in order, and further ones are refused as unavailable immediately. */
export function limitConcurrency(limits: { atOnce: number; waiting: number }): <T>(work: () => Promise<T>) => Promise<T> {
  let running = 0
  const queue: (() => void)[] = []
  return async (work) => {
    if (running >= limits.atOnce) {
      if (queue.length >= limits.waiting) throw new Refusal('unavailable')
      await new Promise<void>((resolve) => queue.push(resolve))
    } else running++
    try {
      return await work()
    } finally {
      const next = queue.shift()
      // the slot is passed on, so that no newcomer slips in between
      if (next) next()
      else running--
    }
  }
}
