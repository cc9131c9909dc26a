import { expect, test } from 'vitest'
import { compareBatches, medianScore, worseBatchText } from './batch-fit.ts'

const person = (score: number, missed = 0) => ({ score, missed })
const people = (count: number, score: number, missed = 0) => Array.from({ length: count }, () => person(score, missed))

test('counts the requirements that are missed, and who scores near the previous batch', () => {
  const before = [person(90), person(70), person(60, 2)]
  expect(compareBatches([person(80), person(80, 1), person(42), person(41)], before)).toEqual({
    found: 4,
    fits: 3,
    missed: 1,
    foundBefore: 3,
    missedBefore: 2,
  })
  expect(compareBatches([person(5)], [])).toMatchObject({ fits: 1, missed: 0, foundBefore: null, missedBefore: null })
  expect(medianScore([])).toBeNull()
})

test('a batch whose people miss more requirements is announced with both counts', () => {
  const tell = (batch: ReturnType<typeof people>, before: ReturnType<typeof people>) => worseBatchText(compareBatches(batch, before))
  expect(tell(people(25, 40, 1), people(10, 50))).toBe(
    'The next 25 fit the stated criteria less than the last: they miss 1 of the requirements on average, before 0.',
  )
  expect(tell([...people(24, 50), person(40, 1)], people(10, 50))).toBeNull()
  expect(tell([...people(18, 50), ...people(7, 50, 1)], people(10, 50))).toMatch(/^The next 25 fit/)
  // where no one keeps them all, one more is worse all the same
  expect(tell(people(25, 40, 3), [...people(4, 50, 2), ...people(6, 50, 3)])).toMatch(/they miss 3 of .* before 2.6\.$/)
  // no worse than before
  expect(tell(people(25, 40, 1), people(25, 50, 1))).toBeNull()
  expect(tell(people(25, 40, 1), [])).toBeNull()
})

test('so is one that scores well below the last', () => {
  const before = people(10, 80)
  const tell = (near: number, far: number) => worseBatchText(compareBatches([...people(near, 60), ...people(far, 20)], before))
  expect(tell(4, 21)).toBe('Only 4 of the 25 new candidates come near your last batch.')
  expect(tell(1, 9)).toBe('Only 1 of the 10 new candidates comes near your last batch.')
  expect(tell(0, 25)).toBe('None of the 25 new candidates come near your last batch.')
  expect(tell(0, 1)).toBe('The new candidate scores well below your last batch.')
  expect(tell(13, 12)).toBeNull()
  expect(worseBatchText({ found: 25, fits: null, missed: null, foundBefore: null, missedBefore: null })).toBeNull()
})
