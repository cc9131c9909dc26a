// Runs before the tests of each file that needs a document.
import { afterAll, beforeEach, vi } from 'vitest'
import { startAgain } from './open-dialog.tsx'

// growing text fields listen for loaded fonts, and happy-dom has no font loading
if (!('fonts' in document)) Object.defineProperty(document, 'fonts', { value: new EventTarget() })

beforeEach(startAgain)
afterAll(() => {
  startAgain()
  vi.unstubAllGlobals()
})
