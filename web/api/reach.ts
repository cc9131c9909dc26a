// Whether the server could be reached when it was last asked.
import { useSyncExternalStore } from 'react'

let reached = true
const listeners = new Set<() => void>()

/** Told by whoever has asked the server, or heard from it. */
export function heardFromServer(answered: boolean): void {
  if (answered === reached) return
  reached = answered
  for (const listener of listeners) listener()
}

/** Tells of every change; returns how to stop. */
export function onReach(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export const isReached = (): boolean => reached

export function useReached(): boolean {
  return useSyncExternalStore(onReach, isReached)
}
