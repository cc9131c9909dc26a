// The page's one queue of writes: kept in local storage by user and by window, gone on with as soon as the connection or the user is back.
import { useSyncExternalStore } from 'react'
import { ApiFailure } from '../api/failure.ts'
import { send } from '../api/send.ts'
import { signedInAs, sessionToken } from '../api/session.ts'
import { newId } from '../api/new-id.ts'
import { createWriteQueue, type Write } from './write-queue.ts'

const prefix = 'writes'
const windowKey = 'window_id'

/** The name of this window, the same after a reload. It lies in storage only between two pages: a copy of the window finds none. */
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
  // without a session or a connection it waits for one, not asking in vain
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

/** The writes that wait for the server, oldest first. */
export function useWaitingWrites(): readonly Write[] {
  return useSyncExternalStore(writes.onChange, writes.waiting)
}

/** What windows that were closed had not sent yet is taken over by this one. */
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
export function keepWriting(): () => void {
  // held as long as this window lives, so that no other takes over what it is sending
  void navigator.locks?.request(`${prefix} ${ownWindow}`, () => new Promise(() => {}))
  const resume = () => {
    // at once, so that nothing is added to what another user left; then with what closed windows left
    writes.resume()
    void takeOver().then(() => writes.resume())
  }
  resume()
  window.addEventListener('online', resume)
  return () => window.removeEventListener('online', resume)
}
