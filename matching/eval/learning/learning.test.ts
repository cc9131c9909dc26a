// A small version of `npm run eval:learning`: the minimum that ten decisions must teach.
import { expect, test } from 'vitest'
import { loadTables, loadVocabulary } from '../load.ts'
import { demoSearches } from './demo-searches.ts'
import { measureLearning } from './measure.ts'

const tables = loadTables()
const vocabulary = loadVocabulary()
const today = '2026-11'
const searches = demoSearches(vocabulary, tables, { people: 2000, count: 4, seed: 3, today })
const gain = (wrong: number, withCodes: boolean): number => {
  const options = { usersEach: 6, seed: 3, today }
  const { users, before, after } = measureLearning(vocabulary, searches, { decisions: 10, wrong, withCodes }, options)
  expect(users).toBeGreaterThanOrEqual(20)
  expect(before).toBeGreaterThan(0.1)
  return after / before - 1
}

test('ten decisions without reasons raise precision at 20 by a quarter', () => {
  expect(gain(0, false)).toBeGreaterThanOrEqual(0.25)
})

// a separate measurement, nightly
test.runIf(process.env.NIGHTLY)('and also when some are wrong', () => {
  expect(gain(0.15, false)).toBeGreaterThanOrEqual(0.1)
})

test('ten decisions with reasons raise precision at 20 by a third', () => {
  expect(gain(0, true)).toBeGreaterThanOrEqual(0.33)
})
