// The only file that uses the socket: its messages make cached data stale, or are stored when no call returns them.
import type { LookedAt } from '@fairlead/contract/realtime'
import { useSyncExternalStore } from 'react'
import type { Socket } from 'socket.io-client'
import { cache } from './cache.ts'
import { refresh, refreshProject } from './live-queries.ts'
import { applyMessage, initialLiveState, type LiveState, type Message } from './live-state.ts'
import { setReachable } from './reach.ts'
import { sessionToken } from './session.ts'
import { whenShown } from './when-shown.ts'

/** Combines messages in quick succession, so that a list is read once for many changes and not while the user works through it. */
interface Clock {
  now(): number
  wait(ms: number, run: () => void): () => void
}

const quietMs = 600
const longestMs = 3000

const clockOfThePage: Clock = {
  now: Date.now,
  wait: (ms, run) => {
    const timer = setTimeout(run, ms)
    return () => clearTimeout(timer)
  },
}

/** Passes on each different message once, when no new one has arrived for 600 ms, and after three seconds at the latest. */
export function gather<T>(act: (thing: T) => void, clock: Clock = clockOfThePage): (thing: T) => void {
  const waiting = new Map<string, T>()
  let since = 0
  let callOff = () => {}
  const flush = () => {
    const things = [...waiting.values()]
    waiting.clear()
    for (const thing of things) act(thing)
  }
  return (thing) => {
    if (waiting.size === 0) since = clock.now()
    waiting.set(JSON.stringify(thing), thing)
    callOff()
    callOff = clock.wait(Math.max(0, Math.min(quietMs, since + longestMs - clock.now())), flush)
  }
}

let state: LiveState = initialLiveState
const watchers = new Set<() => void>()

function remember(next: LiveState): void {
  if (next === state) return
  state = next
  for (const watcher of watchers) watcher()
}

const refreshSoon = gather((message: Message) => refresh(cache, message))

/** State received from the socket so far. */
export function useLive(): LiveState {
  return useSyncExternalStore(
    (watcher) => {
      watchers.add(watcher)
      return () => watchers.delete(watcher)
    },
    () => state,
  )
}

const againMs = 3000
let open: Socket | null = null
let lookedAt: LookedAt = '*'
/** The project that the server knows we are viewing. */
let agreed: LookedAt = '*'

/** Tells the server which project the page shows, so that it needn't send changes inside others. */
export function watchTarget(target: LookedAt): void {
  if (target === lookedAt) return
  lookedAt = target
  if (open?.connected) agree()
}

function agree(): void {
  const target = lookedAt
  open?.emit('look', target, () => {
    agreed = target
    if (target !== null && target !== '*' && target === lookedAt) refreshProject(cache, target)
    if (target === '*' && target === lookedAt) refresh(cache, { name: 'refresh_all', body: undefined })
  })
}

/** Listens while a user is signed in; returns a function that stops it. */
export function listen(): () => void {
  let socket: Socket | null = null
  let stopped = false
  const connect = async () => {
    // the part is loaded again if a server fails before it arrives
    const part = await import('socket.io-client').catch(() => null)
    if (stopped) return
    if (!part) return void setTimeout(() => void connect(), againMs)
    const { io } = part
    socket = io({
      path: '/socket.io',
      // evaluated at every connection, so that a reconnecting client passes its latest cursor
      auth: (give) => give({ session: sessionToken(), since: state.cursor, look: lookedAt }),
      transports: ['websocket'],
    })
    // no one announced what happened between the first responses and now
    socket.on('connect', () => {
      setReachable(true)
      if (agreed !== lookedAt) agree()
    })
    open = socket
    // socket.io comes back by itself after a broken line, but neither after a goodbye nor after a refusal
    const comeBack = () => setTimeout(() => !stopped && socket?.connect(), againMs * (1 + Math.random()))
    socket.on('disconnect', (reason) => reason === 'io server disconnect' && comeBack())
    socket.on('connect_error', (error) => !socket?.active && error.message !== 'not_signed_in' && comeBack())
    socket.once('connect', () => refresh(cache, { name: 'refresh_all', body: undefined }))
    socket.onAny((name: Message['name'], body: unknown) => {
      const message = { name, body } as Message
      remember(applyMessage(state, message))
      refreshSoon(message)
    })
  }
  // the page loads first
  whenShown(() => void connect())
  return () => {
    stopped = true
    socket?.close()
    open = null
    agreed = '*'
    remember(initialLiveState)
  }
}
