// The scorer on pairs its weights weren't fitted to; `npm run eval identity` measures ten times as many.
import { expect, test } from 'vitest'
import { measureIdentity } from './evaluate.ts'
import { generatePairs } from './generate.ts'

test('merges of generated pairs are right, most are made, and the cases written by hand are', () => {
  const { precision, recall, noticed, kinds, wrongCases } = measureIdentity(2000)
  expect(wrongCases).toEqual([])
  expect(precision).toBeGreaterThanOrEqual(0.999)
  expect(recall).toBeGreaterThanOrEqual(0.8)
  expect(noticed).toBeGreaterThanOrEqual(0.9)
  expect(kinds.find(({ kind }) => kind === 'sparse')!.certain).toBe(0)
})

test('the same seed makes the same pairs', () => {
  expect(generatePairs(30, 5)).toEqual(generatePairs(30, 5))
  expect(generatePairs(30, 6)).not.toEqual(generatePairs(30, 5))
})
