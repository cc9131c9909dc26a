// Runs before the tests of each file that needs a document.
import { afterAll, beforeEach, vi } from 'vitest'
import { cache } from '../web/api/cache.ts'
import { startAgain } from './open-dialog.tsx'

// growing text fields listen for loaded fonts, and happy-dom has no font loading
if (!('fonts' in document)) Object.defineProperty(document, 'fonts', { value: new EventTarget() })

// a call that fails is tried again as often as in the product, but without its pauses of seconds
const { queries } = cache.getDefaultOptions()
cache.setDefaultOptions({ queries: { ...queries, retryDelay: 1 } })

/**
 * Timers that the file's components have started. Mantine leaves one behind when a dialog is removed between two frames, and by the time
 * it is due the document is gone.
 */
const timers = new Set<NodeJS.Timeout>()
const startTimer = globalThis.setTimeout
globalThis.setTimeout = Object.assign((...args: Parameters<typeof startTimer>) => {
  const timer = startTimer(...args)
  timers.add(timer)
  return timer
}, startTimer)

beforeEach(startAgain)
afterAll(() => {
  startAgain()
  vi.unstubAllGlobals()
  globalThis.setTimeout = startTimer
  for (const timer of timers) clearTimeout(timer)
})
