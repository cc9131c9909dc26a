import { expect, test } from 'vitest'
import { searchesOn } from './searches-on.ts'

const active = { type: '1' as const, isArchived: false, outreachPause: false, isCalibrated: true, shouldPopulate: true }

test.each([
  [{}, true],
  [{ shouldPopulate: false }, false],
  [{ type: '2' as const }, false],
  [{ type: '3' as const }, false],
  [{ isArchived: true }, false],
  [{ outreachPause: true }, false],
  [{ isCalibrated: false, type: '2' as const }, true],
  [{ isCalibrated: false, shouldPopulate: false }, false],
])('with %j: %s', (part, expected) => {
  expect(searchesOn({ ...active, ...part })).toBe(expected)
})
