// The page's only queue of writes: stored in local storage by user and window, resumed as soon as the connection or the user is
// back.
import { useSyncExternalStore } from 'react'
import { ApiFailure } from '../api/failure.ts'
import { send } from '../api/send.ts'
import { signedInAs, sessionToken } from '../api/session.ts'
import { newId } from '../api/new-id.ts'
import { createWriteQueue, type Write } from './write-queue.ts'

const prefix = 'writes'
const windowKey = 'window_id'

/** This window's name, the same after a reload. It is in storage only between two pages, so a copy of the window finds none. */
function windowId(): string {
  const id = sessionStorage.getItem(windowKey) ?? newId()
  sessionStorage.removeItem(windowKey)
  window.addEventListener('pagehide', () => sessionStorage.setItem(windowKey, id))
  window.addEventListener('pageshow', ({ persisted }) => persisted && sessionStorage.removeItem(windowKey))
  return id
}

const ownWindow = windowId()
const keyOf = (owner: string, name: string) => `${prefix} ${owner} ${name}`

function readKey(key: string): Write[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(key) ?? '[]')
    return Array.isArray(stored) ? (stored as Write[]) : []
  } catch {
    return []
  }
}

export const writes = createWriteQueue({
  // without a session or a connection it waits for one instead of retrying
  send: async ({ method, path, input }) => {
    if (!sessionToken() || signedInAs() === null) throw new ApiFailure(401, { error: 'not_signed_in', message: '' })
    if (!navigator.onLine) throw new ApiFailure(0, { error: 'offline', message: '' })
    return send(method, path, input)
  },
  owner: signedInAs,
  read: (owner) => readKey(keyOf(owner, ownWindow)),
  keep: (owner, savedWrites) => {
    if (savedWrites.length === 0) localStorage.removeItem(keyOf(owner, ownWindow))
    else localStorage.setItem(keyOf(owner, ownWindow), JSON.stringify(savedWrites))
  },
  now: Date.now,
  wait: (ms, run) => {
    const timer = setTimeout(run, ms)
    return () => clearTimeout(timer)
  },
  newId,
})

/** The writes waiting for the server, oldest first. */
export function useWaitingWrites(): readonly Write[] {
  return useSyncExternalStore(writes.onChange, writes.waiting)
}

/** Takes over unsent writes of closed windows. */
async function takeOver(): Promise<void> {
  const owner = signedInAs()
  if (owner === null) return
  const ownKey = keyOf(owner, ownWindow)
  const legacyKey = keyOf(owner, '')
  const living = new Set((await navigator.locks?.query())?.held?.map(({ name }) => name))
  const leftKeys = Object.keys(localStorage).filter(
    (key) => key.startsWith(legacyKey) && key !== ownKey && !living.has(`${prefix} ${key.slice(legacyKey.length)}`),
  )
  const adopted = leftKeys.flatMap(readKey)
  if (adopted.length === 0) return
  localStorage.setItem(ownKey, JSON.stringify([...adopted, ...readKey(ownKey)]))
  for (const key of leftKeys) localStorage.removeItem(key)
}

/** Sends the signed-in user's queued writes, now and on every reconnect; returns a function to stop. */
export function startSendingWrites(): () => void {
  // held as long as this window exists, so that no other takes over what it is sending
  void navigator.locks?.request(`${prefix} ${ownWindow}`, () => new Promise(() => {}))
  const resume = () => {
    // immediately, so that nothing is added to another user's queue; then with closed windows' writes
    writes.resume()
    void takeOver().then(() => writes.resume())
  }
  resume()
  window.addEventListener('online', resume)
  return () => window.removeEventListener('online', resume)
}
