// After how many rejections in a row the page asks.
import { expect, test } from 'vitest'
import { asksAfterLeftSwipe } from './left-swipes.ts'

const row = (left: number) => Array.from({ length: left }, () => 'rejected' as const)

test.each([0, 1, 4, 6, 9])('not after %i', (left) => {
  expect(asksAfterLeftSwipe([...row(left), 'approved', ...row(20)])).toBe(false)
})

test.each([5, 10])('after %i', (left) => {
  expect(asksAfterLeftSwipe([...row(left), 'approved'])).toBe(true)
  expect(asksAfterLeftSwipe(row(left))).toBe(true)
})
