import { expect, test } from 'vitest'
import { measureProtected } from './measure.ts'

test('of the texts kept aside, nearly all protected wishes are recognized, and hardly any other is refused', () => {
  const { wishes, byRules, recognized, ordinary, refused } = measureProtected('aside')
  expect(wishes + ordinary).toBeGreaterThan(800)
  expect(recognized / wishes).toBeGreaterThanOrEqual(0.93)
  expect(refused / ordinary).toBeLessThanOrEqual(0.01)
  // what the browser knows at once
  expect(byRules / wishes).toBeGreaterThanOrEqual(0.75)
})
