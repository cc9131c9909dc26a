// Writes in the order they were made, each sent once: kept in the browser until the server has answered, over lost connections, reloads and ended sessions.
import { failureOf } from './failure.ts'
import type { AnyCallType } from './send.ts'

export interface Write {
  id: string
  method: AnyCallType['method']
  path: string
  input: Record<string, unknown>
  /** What it is about, in the words of whoever made it; the queue only keeps it. */
  tag?: string
  /** Not sent before this time; until then it can be withdrawn without the server knowing. */
  notBefore: number
}

export interface Outside {
  send(write: Write): Promise<unknown>
  /** Where the writes of this user lie; null when nobody is signed in. */
  read(): Write[]
  keep(writes: readonly Write[]): void
  now(): number
  /** Calls back after so many ms; returns how to call it off. */
  wait(ms: number, run: () => void): () => void
  newId(): string
}

interface Waiting {
  resolve(answer: unknown): void
  reject(error: unknown): void
}

const longestPauseMs = 15_000

/** Thrown to whoever waits for a write that was taken back before it was sent. */
export class Withdrawn extends Error {}

/** No answer, or one that says 'later': the same write will be tried again. 401 waits for the user to sign in. */
function isLater(error: unknown): boolean {
  const failure = failureOf(error)
  if (!failure) return false
  return [0, 401, 408, 429, 502, 503, 504].includes(failure.status)
}

export interface WriteQueue {
  /** Puts a write at the end; settles with the server's answer, its refusal, or Withdrawn. */
  add(write: Pick<Write, 'method' | 'path' | 'input' | 'tag'>, delayMs?: number): { id: string; answer: Promise<unknown> }
  /** Takes a write back that has not been sent; false when it is too late. */
  withdraw(id: string): boolean
  /** Goes on now: the connection is back, somebody signed in, the page was opened again. */
  resume(): void
  /** The writes that wait, oldest first; the same list until it changes. */
  waiting(): readonly Write[]
  onChange(listener: () => void): () => void
  /** Told of a write nobody waits for any more, made before the page was opened: answered, or refused with an error. */
  onOrphan(listener: (write: Write, error: unknown) => void): void
}

export function createWriteQueue(outside: Outside): WriteQueue {
  let writes: readonly Write[] = outside.read()
  let flying: string | null = null
  let pause = 0
  let callOff: (() => void) | null = null
  let orphaned: (write: Write, error: unknown) => void = () => {}
  const waiters = new Map<string, Waiting>()
  const listeners = new Set<() => void>()

  const set = (next: readonly Write[]) => {
    writes = next
    outside.keep(next)
    for (const listener of listeners) listener()
  }
  const without = (id: string) => writes.filter((write) => write.id !== id)
  const later = (ms: number) => {
    callOff?.()
    callOff = outside.wait(ms, () => {
      callOff = null
      void next()
    })
  }

  async function next(): Promise<void> {
    const [first] = writes
    if (!first || flying) return
    const early = first.notBefore - outside.now()
    if (early > 0) return later(early)
    flying = first.id
    try {
      const answer = await outside.send(first)
      flying = null
      pause = 0
      set(without(first.id))
      const waiter = waiters.get(first.id)
      waiters.delete(first.id)
      if (waiter) waiter.resolve(answer)
      else orphaned(first, null)
    } catch (error) {
      flying = null
      if (isLater(error)) {
        pause = Math.min(longestPauseMs, Math.max(1000, pause * 2))
        return later(pause)
      }
      set(without(first.id))
      const waiter = waiters.get(first.id)
      waiters.delete(first.id)
      if (waiter) waiter.reject(error)
      else orphaned(first, error)
    }
    return next()
  }

  return {
    add: (write, delayMs = 0) => {
      const id = outside.newId()
      const answer = new Promise<unknown>((resolve, reject) => waiters.set(id, { resolve, reject }))
      set([...writes, { ...write, id, notBefore: outside.now() + delayMs }])
      if (!callOff || writes.length === 1) void next()
      return { id, answer }
    },
    withdraw: (id) => {
      if (id === flying || !writes.some((write) => write.id === id)) return false
      set(without(id))
      waiters.get(id)?.reject(new Withdrawn())
      waiters.delete(id)
      void next()
      return true
    },
    resume: () => {
      pause = 0
      callOff?.()
      callOff = null
      if (!flying) {
        // another person may have signed in: their own writes, nobody else's
        const kept = outside.read()
        if (kept.map(({ id }) => id).join() !== writes.map(({ id }) => id).join()) {
          writes = kept
          for (const listener of listeners) listener()
        }
      }
      void next()
    },
    waiting: () => writes,
    onChange: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    onOrphan: (listener) => {
      orphaned = listener
    },
  }
}
