// Reads what writes change: neither while one of them is on its way nor across one, so that it is known which the answer has in it.
import type { Write, WriteQueue } from './write-queue.ts'

type Queue = Pick<WriteQueue, 'waiting' | 'sent' | 'onChange'>

const triesAtMost = 3

/** Settles when no write is on its way, at the latest after so many ms. */
function landed(queue: Queue, withinMs: number): Promise<void> {
  return new Promise((resolve) => {
    if (!queue.sent().isFlying) return resolve()
    const done = () => {
      clearTimeout(late)
      stop()
      resolve()
    }
    const late = setTimeout(done, withinMs)
    const stop = queue.onChange(() => !queue.sent().isFlying && done())
  })
}

/**
 * What was read, with the writes it does not hold. Where that could not be told (a write is on its way for longer, or no one knows
 * whether it arrived), `again` is called once those have been answered.
 */
export async function readBesideWrites<T>(
  queue: Queue,
  read: () => Promise<T>,
  again: () => void,
  withinMs = 1000,
): Promise<{ answer: T; waiting: readonly Write[] }> {
  for (let tries = 1; ; tries++) {
    await landed(queue, withinMs)
    const before = queue.sent()
    const answer = await read()
    const after = queue.sent()
    const sure = !after.isFlying && after.count === before.count
    if (!sure && !before.isFlying && tries < triesAtMost) continue
    const waiting = queue.waiting()
    const unclear = waiting.filter((write, index) => write.unsure || (index === 0 && after.isFlying))
    if (unclear.length > 0) callWhenAnswered(queue, unclear, again)
    return { answer, waiting }
  }
}

function callWhenAnswered(queue: Queue, writes: readonly Write[], run: () => void): void {
  const ids = new Set(writes.map(({ id }) => id))
  const stop = queue.onChange(() => {
    if (queue.waiting().some(({ id }) => ids.has(id))) return
    stop()
    run()
  })
}
