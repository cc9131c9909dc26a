// Whether the server was reachable at the last request.
import { useSyncExternalStore } from 'react'

let reached = true
let asking: ReturnType<typeof setTimeout> | undefined
const listeners = new Set<() => void>()
const againMs = 3000

/** No other request may happen for a long time, so this polls whether the server is back. */
function pollServer(): void {
  asking = setTimeout(() => {
    void fetch('/healthz')
      .then(({ ok }) => ok)
      .catch(() => false)
      .then((ok) => (ok ? setReachable(true) : pollServer()))
  }, againMs)
}

/** Call after each request. */
export function setReachable(answered: boolean): void {
  if (answered === reached) return
  reached = answered
  clearTimeout(asking)
  if (!answered) pollServer()
  for (const listener of listeners) listener()
}

/** Calls back on every change; returns a function that stops it. */
export function onReach(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export const isReached = (): boolean => reached

/** Runs once the server is reachable: now, or after its next response. */
export function whenReached(run: () => void): void {
  if (reached && navigator.onLine) return run()
  const look = () => {
    if (!reached || !navigator.onLine) return
    stop()
    window.removeEventListener('online', look)
    run()
  }
  const stop = onReach(look)
  window.addEventListener('online', look)
}

export function useReached(): boolean {
  return useSyncExternalStore(onReach, isReached)
}
