// The project whose approval was blocked by a missing calendar; the panel shows the dialog that says what to do.
import { useSyncExternalStore } from 'react'

let requestedId: string | null = null
const listeners = new Set<() => void>()

function set(projectId: string | null): void {
  requestedId = projectId
  for (const listener of listeners) listener()
}

/** The server returned 417: this project's screener must sync a calendar first. */
export function askForCalendar(projectId: string): void {
  set(projectId)
}

export function calendarSettled(): void {
  set(null)
}

export function useCalendarAsked(): string | null {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => requestedId,
  )
}
