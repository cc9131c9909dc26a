// Browser state that screens react to: width and connection.
import { limits } from '@fairlead/domain/shared/limits'
import { useSyncExternalStore } from 'react'

const wide = typeof window === 'undefined' ? null : window.matchMedia(`(min-width: ${limits.desktopWidth + 1}px)`)

/** Desktop is wider than 1170 px. */
export function useDesktop(): boolean {
  return useSyncExternalStore(
    (listener) => {
      wide?.addEventListener('change', listener)
      return () => wide?.removeEventListener('change', listener)
    },
    () => wide?.matches ?? true,
  )
}

export function useOnline(): boolean {
  return useSyncExternalStore(
    (listener) => {
      window.addEventListener('online', listener)
      window.addEventListener('offline', listener)
      return () => {
        window.removeEventListener('online', listener)
        window.removeEventListener('offline', listener)
      }
    },
    () => navigator.onLine,
  )
}

const narrow = typeof window === 'undefined' ? null : window.matchMedia('(max-width: 1000px)')

/** How many cards fit side by side. */
export function useColumns(): 1 | 2 {
  return useSyncExternalStore(
    (listener) => {
      narrow?.addEventListener('change', listener)
      return () => narrow?.removeEventListener('change', listener)
    },
    () => (narrow?.matches ? 1 : 2),
  )
}

const roomy = typeof window === 'undefined' ? null : window.matchMedia('(min-width: 1400px)')

/** Whether a third column fits next to the fields. */
export function useRoomBeside(): boolean {
  return useSyncExternalStore(
    (listener) => {
      roomy?.addEventListener('change', listener)
      return () => roomy?.removeEventListener('change', listener)
    },
    () => roomy?.matches ?? true,
  )
}
