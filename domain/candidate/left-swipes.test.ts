// After how many rejections in a row the page asks about the search.
import { expect, test } from 'vitest'
import { asksAfterLeftSwipe } from './left-swipes.ts'

const row = (rejectedCount: number) => Array.from({ length: rejectedCount }, () => 'rejected' as const)

test.each([0, 1, 4, 6, 9])('not after %i', (rejectedCount) => {
  expect(asksAfterLeftSwipe([...row(rejectedCount), 'approved', ...row(20)])).toBe(false)
})

test.each([5, 10])('after %i', (rejectedCount) => {
  expect(asksAfterLeftSwipe([...row(rejectedCount), 'approved'])).toBe(true)
  expect(asksAfterLeftSwipe(row(rejectedCount))).toBe(true)
})
