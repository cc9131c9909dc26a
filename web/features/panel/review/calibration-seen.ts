// Whether this browser has seen the introduction to calibration, by project.
import { useSyncExternalStore } from 'react'

const seenKey = (projectId: string) => `calibration_seen_${projectId}`
const watchers = new Set<() => void>()

export function introSeen(projectId: string): boolean {
  return localStorage.getItem(seenKey(projectId)) !== null
}

export function markIntroSeen(projectId: string): void {
  localStorage.setItem(seenKey(projectId), '1')
  for (const watcher of watchers) watcher()
}

export function useIntroSeen(projectId: string): boolean {
  return useSyncExternalStore(
    (watcher) => {
      watchers.add(watcher)
      return () => watchers.delete(watcher)
    },
    () => introSeen(projectId),
  )
}
