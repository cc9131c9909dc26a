// Runs before the tests of each file that needs a document.
import { afterAll, beforeEach, vi } from 'vitest'
import { startAgain } from './open-dialog.tsx'

// happy-dom loads no fonts; growing text fields listen for them
if (!('fonts' in document)) Object.defineProperty(document, 'fonts', { value: new EventTarget() })

beforeEach(startAgain)
afterAll(() => {
  startAgain()
  vi.unstubAllGlobals()
})
