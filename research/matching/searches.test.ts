import { noPreferences } from '@fairlead/domain/project/preferences'
import { expect, test } from 'vitest'
import { parseSearches } from './searches.ts'

const search = { name: 'sre', preferences: { jobTitles: ['SRE'], yearsMin: 3 }, right: ['a'], near: [], skills: [] }

test('reads a search; anything it does not say is as in an empty one', () => {
  expect(parseSearches(`${JSON.stringify(search)}\n`, 'a.ndjson')).toEqual([
    { ...search, preferences: { ...noPreferences, ...search.preferences }, country: null, city: null },
  ])
})

test.each([
  ['text that is no JSON', '{'],
  ['a list', '[]'],
  ['a search without a name', JSON.stringify({ ...search, name: undefined })],
  ['an unknown field', JSON.stringify({ ...search, wrong: [] })],
  ['an unknown preference', JSON.stringify({ ...search, preferences: { jobTitle: ['SRE'] } })],
  ['a preference of another type', JSON.stringify({ ...search, preferences: { yearsMin: '3' } })],
  ['a missing list', JSON.stringify({ ...search, near: undefined })],
  ['a city that is no name', JSON.stringify({ ...search, city: 3 })],
])('rejects %s, naming file and line', (_, line) => {
  expect(() => parseSearches(`${JSON.stringify(search)}\n${line}\n`, 'a.ndjson')).toThrow(/^a\.ndjson line 2: /)
})
