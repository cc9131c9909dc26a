// Reads data that writes change, neither during nor across a write, so that it is known which ones the response includes.
import type { Write, WriteQueue } from './write-queue.ts'

type Queue = Pick<WriteQueue, 'waiting' | 'sent' | 'onChange'>

const maxTries = 3

/** Settles when no write is in progress, at the latest after this many ms. */
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
 * The response, with the writes it doesn't include. If that couldn't be determined (a write takes longer, or may have arrived),
 * `again` is called once those are settled.
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
    if (!sure && !before.isFlying && tries < maxTries) continue
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
