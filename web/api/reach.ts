// Whether the server could be reached when it was last asked.
import { useSyncExternalStore } from 'react'

let reached = true
let asking: ReturnType<typeof setTimeout> | undefined
const listeners = new Set<() => void>()
const againMs = 3000

/** Nothing else may ask for a long time: whether it is back is asked here. */
function askAgain(): void {
  asking = setTimeout(() => {
    void fetch('/healthz')
      .then(({ ok }) => ok)
      .catch(() => false)
      .then((ok) => (ok ? setReachable(true) : askAgain()))
  }, againMs)
}

/** Call after each request. */
export function setReachable(answered: boolean): void {
  if (answered === reached) return
  reached = answered
  clearTimeout(asking)
  if (!answered) askAgain()
  for (const listener of listeners) listener()
}

/** Tells of every change; returns how to stop. */
export function onReach(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export const isReached = (): boolean => reached

/** Runs when the server can be reached: now, or the next time it is heard from. */
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
