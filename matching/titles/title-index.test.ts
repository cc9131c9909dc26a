// The index finds the closest titles of a collection, in an order that does not depend on gender.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { openEncoder } from './encoder.ts'
import { loadTitleModel } from './model/load.ts'
import { best, buildTitleIndex } from './title-index.ts'

const encoder = openEncoder(loadTitleModel())

test('finds across languages and by the parts of a compound title', () => {
  const titles = ['Steuerberater', 'Koch', 'Owner / Plumber', 'profesora', 'Nurse Practitioner']
  const index = buildTitleIndex(encoder, titles)
  const first = (query: string): string | undefined => titles[index.search(query, 1)[0]?.index ?? -1]
  expect(first('Chef cook')).toBe('Koch')
  expect(first('Teacher')).toBe('profesora')
  expect(first('Plumber')).toBe('Owner / Plumber')
  expect(first('Krankenpfleger')).toBe('Nurse Practitioner')
})

test('a title in both genders comes before its forms, which keep the order of the collection', () => {
  const titles = ['Lehrerin', 'Lehrer', 'Lehrer/Lehrerin', 'Koch']
  for (const query of ['Lehrer', 'Lehrerin', 'Lehrer:in']) {
    const found = buildTitleIndex(encoder, titles).search(query, 3)
    expect(found.map(({ index }) => index)).toEqual([2, 0, 1])
    expect(new Set(found.map(({ score }) => score)).size).toBe(1)
  }
})

test('an empty collection and an empty query find nothing wrong', () => {
  expect(buildTitleIndex(encoder, []).search('Nurse', 5)).toEqual([])
  expect(buildTitleIndex(encoder, ['Nurse']).search('', 5)).toEqual([{ index: 0, score: 0 }])
})

test('the best of many numbers are those of a full sort', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: -5, max: 5 })), fc.integer({ min: 0, max: 30 }), (scores, limit) => {
      const sorted = scores.map((score, index) => ({ index, score })).toSorted((a, b) => b.score - a.score || a.index - b.index)
      expect(best(scores, limit)).toEqual(sorted.slice(0, limit))
    }),
  )
})
