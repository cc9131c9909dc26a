import { expect, test } from 'vitest'
import { compareBatches, medianScore, worseBatchText } from './batch-fit.ts'

const person = (score: number, missesMust = false) => ({ score, missesMust })
const people = (count: number, score: number, missesMust = false) => Array.from({ length: count }, () => person(score, missesMust))

test('counts who keeps every requirement, and who scores near the previous batch', () => {
  const before = [person(90), person(70), person(60, true)]
  expect(compareBatches([person(80), person(80, true), person(42), person(41)], before)).toEqual({
    found: 4,
    fits: 3,
    keeps: 3,
    foundBefore: 3,
    keepsBefore: 2,
  })
  expect(compareBatches([person(5)], [])).toMatchObject({ fits: 1, keeps: 1, foundBefore: null, keepsBefore: null })
  expect(medianScore([])).toBeNull()
})

test('a batch in which fewer keep every requirement is announced with both counts', () => {
  const tell = (batch: ReturnType<typeof people>, before: ReturnType<typeof people>) => worseBatchText(compareBatches(batch, before))
  expect(tell(people(25, 40, true), people(10, 50))).toBe(
    'The next 25 fit the stated criteria less than the last: 0 of 25 keep every must, before 10 of 10.',
  )
  expect(tell([...people(24, 50), person(40, true)], people(10, 50))).toBeNull()
  expect(tell([...people(18, 50), ...people(7, 50, true)], people(10, 50))).toMatch(/^The next 25 fit/)
  // no worse than before
  expect(tell(people(25, 40, true), people(25, 50, true))).toBeNull()
  expect(tell(people(25, 40, true), [])).toBeNull()
})

test('so is one that scores well below the last', () => {
  const before = people(10, 80)
  const tell = (near: number, far: number) => worseBatchText(compareBatches([...people(near, 60), ...people(far, 20)], before))
  expect(tell(4, 21)).toBe('Only 4 of the 25 new candidates come near your last batch.')
  expect(tell(1, 9)).toBe('Only 1 of the 10 new candidates comes near your last batch.')
  expect(tell(0, 25)).toBe('None of the 25 new candidates come near your last batch.')
  expect(tell(0, 1)).toBe('The new candidate scores well below your last batch.')
  expect(tell(13, 12)).toBeNull()
  expect(worseBatchText({ found: 25, fits: null, keeps: null, foundBefore: null, keepsBefore: null })).toBeNull()
})
