import { expect, test } from 'vitest'
import { measureProtected } from './measure.ts'

test.each([
  ['read', 0.92, 0.015],
  ['aside', 0.75, 0.01],
] as const)('of the %s texts, %d of protected wishes are recognized and at most %d of the others refused', (set, least, most) => {
  const { wishes, recognized, ordinary, refused } = measureProtected(set)
  expect(wishes + ordinary).toBeGreaterThan(800)
  expect(recognized / wishes).toBeGreaterThanOrEqual(least)
  expect(refused / ordinary).toBeLessThanOrEqual(most)
})
