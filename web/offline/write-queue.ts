// A queue of writes, sent in order and once each. It survives lost connections, reloads, and ended sessions in the browser's storage.
import { failureOf } from '../api/failure.ts'
import type { AnyCallType } from '../api/send.ts'
import { isWorthRetrying, nextPause } from './retry-later.ts'

export interface Write {
  id: string
  method: AnyCallType['method']
  path: string
  input: Record<string, unknown>
  /** Metadata from the caller; the queue only stores it. */
  tag?: string
  /** Not sent before this time; until then it can be undone without the server. */
  notBefore: number
  /** It was sent, and may or may not have arrived. */
  unsure?: boolean
}

export interface Outside {
  send(write: Write): Promise<unknown>
  /** The signed-in user; null if no one is signed in or it isn't known yet. */
  owner(): string | null
  /** The stored queue of a user. */
  read(owner: string): Write[]
  keep(owner: string, writes: readonly Write[]): void
  now(): number
  /** Calls back after this many ms; returns a function that cancels it. */
  wait(ms: number, run: () => void): () => void
  newId(): string
}

interface Waiting {
  accepted?: (() => void) | undefined
  resolve(answer: unknown): void
  reject(error: unknown): void
}

/** Rejects a write that was undone before it was sent. */
export class Withdrawn extends Error {}

/** True if the request may have arrived and only the response is missing. */
function isUnsure(error: unknown): boolean {
  const failure = failureOf(error)
  return failure !== null && failure.code !== 'offline' && ![401, 429].includes(failure.status)
}

export interface WriteQueue {
  /**
   * Adds a write at the end; settles with the server's response, its refusal, or Withdrawn. `accepted` is called while the
   * write is still in the queue, so that its effect is always visible.
   */
  add(
    write: Pick<Write, 'method' | 'path' | 'input' | 'tag'>,
    delayMs?: number,
    accepted?: () => void,
  ): { id: string; answer: Promise<unknown> }
  /** Removes a write that can't have reached the server; false if it's too late. */
  withdraw(id: string): boolean
  /** Sends now: the connection is back, someone signed in, or the page was reopened. */
  resume(): void
  /** The queued writes, oldest first; the same array until it changes. */
  waiting(): readonly Write[]
  /** How many writes have been sent so far, and whether one is in flight. */
  sent(): { count: number; isFlying: boolean }
  onChange(listener: () => void): () => void
  /** Called when a write from before the page was opened settles: with null, or the error that refused it. */
  onOrphan(listener: (write: Write, error: unknown) => void): void
}

export function createWriteQueue(outside: Outside): WriteQueue {
  let owner = outside.owner()
  let writes: readonly Write[] = owner === null ? [] : outside.read(owner)
  let flying: string | null = null
  let flights = 0
  let pause = 0
  let callOff: (() => void) | null = null
  let orphaned: (write: Write, error: unknown) => void = () => {}
  const waiters = new Map<string, Waiting>()
  const listeners = new Set<() => void>()

  const set = (next: readonly Write[]) => {
    writes = next
    if (owner !== null) outside.keep(owner, next)
    for (const listener of listeners) listener()
  }
  const without = (id: string) => writes.filter((write) => write.id !== id)
  /** A user's queue is never sent as another user: loads the queue of the user who is signed in now. */
  const follow = () => {
    const now = outside.owner()
    if (now === null || now === owner) return
    const early = owner === null ? writes : []
    owner = now
    set([...outside.read(now), ...early])
  }
  /** Someone else may have signed in since: then it is removed from that owner's stored queue. */
  const drop = (id: string, writeOwner: string | null) => {
    if (writeOwner === owner || writeOwner === null) return set(without(id))
    outside.keep(
      writeOwner,
      outside.read(writeOwner).filter((write) => write.id !== id),
    )
  }
  const later = (ms: number) => {
    callOff?.()
    callOff = outside.wait(ms, () => {
      callOff = null
      void next()
    })
  }

  async function next(): Promise<void> {
    if (flying) return
    follow()
    const [first] = writes
    if (!first) return
    const writeOwner = owner
    const early = first.notBefore - outside.now()
    if (early > 0) return later(early)
    flying = first.id
    flights++
    try {
      const answer = await outside.send(first)
      flying = null
      pause = 0
      const waiter = waiters.get(first.id)
      waiters.delete(first.id)
      waiter?.accepted?.()
      drop(first.id, writeOwner)
      if (waiter) waiter.resolve(answer)
      else orphaned(first, null)
    } catch (error) {
      flying = null
      if (isWorthRetrying(error)) {
        if (writeOwner === owner && isUnsure(error)) set(writes.map((write) => (write === first ? { ...write, unsure: true } : write)))
        pause = nextPause(pause)
        return later(pause)
      }
      drop(first.id, writeOwner)
      const waiter = waiters.get(first.id)
      waiters.delete(first.id)
      if (waiter) waiter.reject(error)
      else orphaned(first, error)
    }
    return next()
  }

  return {
    add: (write, delayMs = 0, accepted) => {
      const id = outside.newId()
      const answer = new Promise<unknown>((resolve, reject) => waiters.set(id, { accepted, resolve, reject }))
      set([...writes, { ...write, id, notBefore: outside.now() + delayMs }])
      if (!callOff || writes.length === 1) void next()
      return { id, answer }
    },
    withdraw: (id) => {
      if (id === flying || !writes.some((write) => write.id === id && !write.unsure)) return false
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
        follow()
        // another window may have left some
        const savedWrites = owner === null ? writes : outside.read(owner)
        if (savedWrites.map(({ id }) => id).join() !== writes.map(({ id }) => id).join()) {
          writes = savedWrites
          for (const listener of listeners) listener()
        }
      }
      void next()
    },
    waiting: () => writes,
    sent: () => ({ count: flights, isFlying: flying !== null }),
    onChange: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    onOrphan: (listener) => {
      orphaned = listener
    },
  }
}
