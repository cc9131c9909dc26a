// A small version of `npm run eval learning`: the bounds of what ten decisions teach.
import { expect, test } from 'vitest'
import { loadTables, loadVocabulary } from '../../../testing/vocabulary.ts'
import { mean } from '../measures.ts'
import { searches } from '../searches.ts'
import { openDemoPool, searchesOf } from './demo-pool.ts'
import { measureLearning } from './measure.ts'

const vocabulary = loadVocabulary()
const today = '2026-11'
const pool = openDemoPool(vocabulary, loadTables(), { people: 2000, seed: 3, today })
const searched = searchesOf(vocabulary, pool, searches.slice(0, 4), 300)

test.each([
  ['with reasons', true, 0.28],
  ['without reasons', false, 0.22],
])('ten decisions %s never make the next batch worse, and no one passes people who miss fewer requirements', (_, withCodes, gain) => {
  const setting = { decisions: 10, wrong: 0, withCodes }
  // one draw of sixteen preferences says little: gains of single draws are between .15 and .55
  const measured = [1, 2, 3, 4].flatMap((seed) =>
    measureLearning(vocabulary, searched, setting, { preferences: 16, draws: 1, seed, today, pool: pool.view }),
  )
  expect(measured.length).toBeGreaterThanOrEqual(48)
  const [unlearned, next] = [mean(measured.map((user) => user.unlearned)), mean(measured.map((user) => user.next))]
  expect(unlearned).toBeGreaterThan(0.1)
  expect(next / unlearned - 1).toBeGreaterThanOrEqual(gain)
  expect(measured.reduce((sum, { breakersAbove }) => sum + breakersAbove, 0)).toBe(0)
})
