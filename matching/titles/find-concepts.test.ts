import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { openConceptSearch, typingErrors } from './find-concepts.ts'
import { loadConceptNames } from './model/load.ts'

const names = loadConceptNames()
const search = openConceptSearch(names)
const namesFor = (typed: string, language: string, limit = 8): string[] =>
  search.findConcepts(typed, language, limit).map(({ name }) => name.toLowerCase())

test('an unfinished German word offers the concept with its names in other languages', () => {
  const [first] = search.findConcepts('Krankenschw', 'en', 5)
  expect(first?.matchedLanguage).toBe('de')
  expect(first?.matched).toMatch(/krankenschwester/i)
  expect(first?.name).toMatch(/nurs/i)
  expect(first?.names.get('es')).toMatch(/enfermer/i)
})

describe('in the language of the user', () => {
  test.each([
    ['software dev', 'en', /software developer/],
    ['account', 'en', /account/],
    ['sozialarb', 'de', /sozialarbeiter/],
    ['ingenieur genie civ', 'fr', /ingénieur.*civil/],
    ['abogad', 'es', /abogad/],
    ['учит', 'bg', /учител/],
    ['programist', 'pl', /programist/],
    ['infermier', 'it', /infermier/],
    // letters without their accents, feminine form, words out of order
    ['backer', 'de', /bäcker/],
    ['lehrerin', 'de', /lehrer/],
    ['engineer civil', 'en', /civil engineer/],
  ])('%s (%s)', (typed, language, name) => {
    expect(namesFor(typed, language).some((suggestion) => name.test(suggestion))).toBe(true)
  })
})

describe('with typing errors', () => {
  test.each([
    ['electrcian', 'en', /electrician/],
    ['sofware developer', 'en', /software developer/],
    ['Krankenshwester', 'de', /krankenschwester/],
    ['veterinarain', 'en', /veterinar/],
    ['enfremera', 'es', /enfermer/],
  ])('%s (%s)', (typed, language, name) => {
    expect(namesFor(typed, language).some((suggestion) => name.test(suggestion))).toBe(true)
  })

  test('count missing, added, wrong, and swapped letters', () => {
    expect(typingErrors('nurse', 'nursery', 1)).toBe(0)
    expect(typingErrors('nrse', 'nurse', 1)).toBe(1)
    expect(typingErrors('nuurse', 'nurse', 1)).toBe(1)
    expect(typingErrors('nusre', 'nurse', 1)).toBe(1)
    expect(typingErrors('nxxse', 'nurse', 1)).toBe(2)
  })
})

test('empty input finds nothing, and a concept is offered once', () => {
  expect(search.findConcepts('', 'en', 5)).toEqual([])
  expect(search.findConcepts('!?', 'en', 5)).toEqual([])
  expect(search.findConcepts('nurse', 'en', 0)).toEqual([])
  expect(search.findConcepts('qqqqqqqq', 'en', 5)).toEqual([])
  const offered = namesFor('manager', 'en', 50)
  expect(new Set(offered).size).toBe(offered.length)
  expect(offered).toHaveLength(50)
})

test('any text is handled, the same each time', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 120 }), (typed) => {
      expect(search.findConcepts(typed, 'de', 3).map(({ id }) => id)).toEqual(search.findConcepts(typed, 'de', 3).map(({ id }) => id))
    }),
    { numRuns: 40 },
  )
})
