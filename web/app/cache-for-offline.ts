// For offline use: stores the build's files and responses once the page has loaded, and shows them when it has to open without
// the server.
import { isReached, onReach } from '../api/reach.ts'
import { whenShown } from '../api/when-shown.ts'

/** Ms to wait first, so that a user who starts working at once isn't slowed down. */
const later = 4000

const loadReading = () => import('../offline/kept-reading.ts')

/** Returns a function that stops it. */
export function cacheForOffline(): () => void {
  // a page opened offline waits for nothing
  const look = () => !isReached() && void readWithoutConnection()
  const unwatch = onReach(look)
  look()
  let stop: (() => void) | null = null
  let stopped = false
  whenShown(() => {
    void loadReading().then(({ startCachingReads }) => {
      if (!stopped) stop = startCachingReads()
    }, console.warn)
    // development has none
    navigator.serviceWorker?.register('/sw.js').catch(() => {})
  }, later)
  return () => {
    stopped = true
    unwatch()
    stop?.()
  }
}

/** Restores stored responses where there is nothing newer, before the first screen of a page opened offline. */
export async function readWithoutConnection(): Promise<void> {
  await loadReading()
    .then(({ restoreReading }) => restoreReading())
    .catch(console.warn)
}
