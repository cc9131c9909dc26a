// When a drag counts as a swipe, and in which direction.
import { expect, test } from 'vitest'
import { directionOf } from './use-swipe.ts'

test.each([
  [140, 10, 390, 'right'],
  [-131, 0, 390, 'left'],
  [-120, 0, 390, null],
  [150, 120, 390, null],
  [139, 0, 1000, null],
  [141, 0, 1000, 'right'],
  [0, 300, 390, null],
] as const)('%i px sideways and %i down on %i px is %s', (dx, dy, width, direction) => {
  expect(directionOf(dx, dy, width)).toBe(direction)
})
