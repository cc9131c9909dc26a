// Opens a tour from its question icon and restores the focus when it ends.
import { useSyncExternalStore } from 'react'
import type { TourKey } from './tour-keys.ts'

let requestedTour: TourKey | null = null
let askedBy: HTMLElement | null = null
const watchers = new Set<() => void>()

function publish(next: TourKey | null): void {
  requestedTour = next
  for (const watcher of watchers) watcher()
}

export function askForTour(key: TourKey, by: HTMLElement): void {
  askedBy = by
  publish(key)
}

/** Ends a requested tour; the focus returns to the icon. */
export function endTour(): void {
  publish(null)
  askedBy?.focus()
  askedBy = null
}

export function useAskedTour(): TourKey | null {
  return useSyncExternalStore(
    (watcher) => {
      watchers.add(watcher)
      return () => watchers.delete(watcher)
    },
    () => requestedTour,
  )
}
