import { expect, test } from 'vitest'
import { searchesOn } from './searches-on.ts'

const active = { type: 'autopilot' as const, isArchived: false, outreachPause: false, isCalibrated: true, shouldPopulate: true }

test.each([
  [{}, true],
  [{ shouldPopulate: false }, false],
  [{ type: 'navigator' as const }, false],
  [{ type: 'self-serve' as const }, false],
  [{ isArchived: true }, false],
  [{ outreachPause: true }, false],
  [{ isCalibrated: false, type: 'navigator' as const }, true],
  [{ isCalibrated: false, shouldPopulate: false }, false],
])('with %j: %s', (part, expected) => {
  expect(searchesOn({ ...active, ...part })).toBe(expected)
})
