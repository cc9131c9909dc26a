import { expect, test } from 'vitest'
import { countFits, isWeakBatch, medianScore, weakBatchText } from './batch-fit.ts'

const person = (score: number, missesMust = false) => ({ score, missesMust })

test('a candidate fits who meets every requirement and scores near the previous batch', () => {
  expect(medianScore([])).toBeNull()
  expect(medianScore([90, 10, 70])).toBe(70)
  expect(countFits([person(80), person(80, true), person(42), person(41)], [person(90), person(70), person(60)])).toBe(2)
  // if most missed a requirement before, missing one isn't new
  expect(countFits([person(80), person(80, true), person(41)], [person(90, true), person(70, true), person(60)])).toBe(2)
  // the first batch has no predecessor
  expect(countFits([person(5), person(0), person(90, true)], [])).toBe(2)
  expect(countFits([], [person(50)])).toBe(0)
})

test("a batch is weak when fewer than half fit; an uncounted batch isn't", () => {
  expect(isWeakBatch({ fits: 4, found: 25 })).toBe(true)
  expect(isWeakBatch({ fits: 5, found: 10 })).toBe(false)
  expect(isWeakBatch({ fits: 0, found: 1 })).toBe(true)
  expect(isWeakBatch({ fits: 0, found: 0 })).toBe(false)
  expect(isWeakBatch({ fits: null, found: 25 })).toBe(false)
})

test.each([
  [{ fits: 4, found: 25 }, 'Only 4 of the 25 new candidates fit'],
  [{ fits: 1, found: 10 }, 'Only 1 of the 10 new candidates fits'],
  [{ fits: 0, found: 10 }, 'None of the 10 new candidates fit'],
  [{ fits: 0, found: 1 }, 'The new candidate doesn’t fit'],
])('%o reads %s', (facts, words) => {
  expect(weakBatchText(facts)).toBe(words)
})
