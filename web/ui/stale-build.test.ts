// When the page reloads because a part is gone.
import { expect, test } from 'vitest'
import { chunkMessage, isMissingPart, mayReload } from './stale-build.ts'

const gone = new TypeError('Failed to fetch dynamically imported module: https://fairlead.example/assets/Composer-abc.js')

test("recognizes each browser's message", () => {
  expect(isMissingPart(gone)).toBe(true)
  expect(isMissingPart(new TypeError('error loading dynamically imported module: /a.js'))).toBe(true)
  expect(isMissingPart(new TypeError('Importing a module script failed.'))).toBe(true)
  expect(isMissingPart(new Error('Unable to preload CSS for /assets/x.css'))).toBe(true)
  expect(isMissingPart(new TypeError('x is not a function'))).toBe(false)
})

test('once per build, never offline, never for other errors', () => {
  expect(mayReload(gone, 'main-1.js', null, true)).toBe(true)
  expect(mayReload(gone, 'main-1.js', 'main-1.js', true)).toBe(false)
  expect(mayReload(gone, 'main-2.js', 'main-1.js', true)).toBe(true)
  expect(mayReload(gone, 'main-1.js', null, false)).toBe(false)
  expect(mayReload(new Error('other'), 'main-1.js', null, true)).toBe(false)
})

test.each([
  [gone.message, 'Loading chunk Composer-abc.js failed'],
  ['Unable to preload CSS for /assets/panel-x1.css', 'Loading CSS chunk panel-x1.css failed'],
  ['Importing a module script failed.', 'Loading chunk of an older build failed'],
])('%s is rethrown as %s', (message, raised) => {
  expect(chunkMessage(message)).toBe(raised)
  expect(isMissingPart(new TypeError(raised))).toBe(true)
})
