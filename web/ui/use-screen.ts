// Facts of the browser that screens react to: width and connection.
import { limits } from '@fairlead/domain/shared/limits'
import { useSyncExternalStore } from 'react'

const wide = typeof window === 'undefined' ? null : window.matchMedia(`(min-width: ${limits.desktopWidth + 1}px)`)

/** Desktop is wider than 1170 px. */
export function useDesktop(): boolean {
  return useSyncExternalStore(
    (heard) => {
      wide?.addEventListener('change', heard)
      return () => wide?.removeEventListener('change', heard)
    },
    () => wide?.matches ?? true,
  )
}

export function useOnline(): boolean {
  return useSyncExternalStore(
    (heard) => {
      window.addEventListener('online', heard)
      window.addEventListener('offline', heard)
      return () => {
        window.removeEventListener('online', heard)
        window.removeEventListener('offline', heard)
      }
    },
    () => navigator.onLine,
  )
}

const narrow = typeof window === 'undefined' ? null : window.matchMedia('(max-width: 1000px)')

/** How many cards stand side by side. */
export function useColumns(): 1 | 2 {
  return useSyncExternalStore(
    (heard) => {
      narrow?.addEventListener('change', heard)
      return () => narrow?.removeEventListener('change', heard)
    },
    () => (narrow?.matches ? 1 : 2),
  )
}

const roomy = typeof window === 'undefined' ? null : window.matchMedia('(min-width: 1400px)')

/** Whether a third column fits beside the fields. */
export function useRoomBeside(): boolean {
  return useSyncExternalStore(
    (heard) => {
      roomy?.addEventListener('change', heard)
      return () => roomy?.removeEventListener('change', heard)
    },
    () => roomy?.matches ?? true,
  )
}
