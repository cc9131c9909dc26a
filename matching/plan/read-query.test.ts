// How the talent pool's search box is interpreted.
import { expect, test } from 'vitest'
import { noPreferences, type SearchPreferences } from '@fairlead/domain/project/preferences'
import { loadTables } from '../../testing/vocabulary.ts'
import { buildVocabulary } from '../skills/vocabulary.ts'
import { loadTitles } from '../titles/model/load.ts'
import { readQuery } from './read-query.ts'

const vocabulary = buildVocabulary(loadTables(), loadTitles())
const read = (words: string, filters: Partial<SearchPreferences> = {}) => readQuery(vocabulary, words, { ...noPreferences, ...filters })
/** 'place Berlin, not title manager' */
const termsOf = (words: string) => read(words).terms.map(({ kind, text, isNot }) => `${isNot ? 'not ' : ''}${kind} ${text}`)

test.each([
  ['nurse houston', ['title nurse', 'place houston']],
  ['nurse manager in Houston, TX', ['title nurse manager', 'place Houston, TX']],
  ['kubernetes AND berlin', ['skill kubernetes', 'place berlin']],
  ['"berlin"', ['word berlin']],
  ['senior data engineer kubernetes near Munich', ['title senior data engineer', 'skill kubernetes', 'place Munich']],
  ['software engineer NOT manager', ['title software engineer', 'not word manager']],
  ['registered nurse austin', ['title registered nurse', 'place austin']],
  ['account executive saas london', ['title account executive', 'skill saas', 'place london']],
  ['nurse quasar', ['title nurse', 'word quasar']],
  ['ada okafor', ['word ada', 'word okafor']],
  ['berlin OR hamburg', ['place berlin', 'place hamburg']],
  ['quasar foo', ['word quasar', 'word foo']],
  ['the of', []],
])('%s', (words, terms) => {
  expect(termsOf(words)).toEqual(terms)
})

test("becomes a project's search, with the filters", () => {
  const { preferences, isEmpty } = read('nurse houston icu', { keywordsRequired: ['Epic'], locationRadiusKm: 50 })
  expect(preferences).toMatchObject({
    jobTitles: ['nurse'],
    jobTitlesRequired: ['nurse'],
    locations: ['Houston, Texas, United States'],
    locationRadiusKm: 50,
    keywordsRequired: ['Epic', 'icu'],
  })
  expect(isEmpty).toBe(false)
})

test('alternatives of different kinds are words of which one is enough', () => {
  expect(read('berlin OR kubernetes').preferences.keywordsRequired).toEqual(['berlin or kubernetes'])
  expect(read('react OR vue').preferences.keywordsRequired).toEqual(['react or vue'])
})

test('treats a title in the text as words when a title filter is set', () => {
  const { preferences } = read('nurse', { jobTitles: ['Teacher'] })
  expect(preferences).toMatchObject({ jobTitles: ['Teacher'], keywordsRequired: ['nurse'] })
})

test('places, titles, and words are excluded by their concepts', () => {
  for (const words of ['nurse NOT houston', 'nurse NOT teacher', 'nurse -quasar'])
    expect([words, read(words).noneOf.length]).toEqual([words, 1])
  expect(read('nurse NOT "quasar foo"').problem).toContain('several words')
})

test('reports empty input as empty, but not filters without text', () => {
  expect(read('').isEmpty).toBe(true)
  expect(read('', { locations: ['Berlin'] }).isEmpty).toBe(false)
})
