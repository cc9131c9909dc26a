// Facts of the browser that screens react to: width and connection.
import { useSyncExternalStore } from 'react'

const wide = typeof window === 'undefined' ? null : window.matchMedia('(min-width: 1171px)')

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
