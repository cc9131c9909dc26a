// For the time without a connection: the files of the build and what was read are kept once the page is there, and shown when it must open without the server.
import { isReached, onReach } from '../api/reach.ts'
import { whenShown } from '../api/when-shown.ts'

/** Ms to wait first, so that a user who starts working at once isn't slowed down. */
const later = 4000

const loadReading = () => import('../offline/kept-reading.ts')

/** Returns how to stop. */
export function keepForOffline(): () => void {
  // a page that opens without its server waits for nothing
  const look = () => !isReached() && void readWithoutConnection()
  const unwatch = onReach(look)
  look()
  let stop: (() => void) | null = null
  let stopped = false
  whenShown(() => {
    void loadReading().then(({ keepReading }) => {
      if (!stopped) stop = keepReading()
    }, console.warn)
    // in development there is none to be had
    navigator.serviceWorker?.register('/sw.js').catch(() => {})
  }, later)
  return () => {
    stopped = true
    unwatch()
    stop?.()
  }
}

/** What was kept, where nothing newer is there: before the first screen of a page that opens without a connection. */
export async function readWithoutConnection(): Promise<void> {
  await loadReading()
    .then(({ restoreReading }) => restoreReading())
    .catch(console.warn)
}
