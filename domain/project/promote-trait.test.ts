import { expect, test } from 'vitest'
import { traitKey } from './ideal-traits.ts'
import { promotedAs, promoteTrait, promotionsOf } from './promote-trait.ts'
import { emptySettings } from './settings.ts'

const python = { kind: 'skill', label: 'Python' } as const

test("offers the lists for each kind, and none for traits the search can't filter by", () => {
  expect(promotionsOf(python)).toEqual(['must', 'nice'])
  expect(promotionsOf({ kind: 'title', label: 'Baker' })).toEqual(['title'])
  expect(promotionsOf({ kind: 'company', label: 'Harbour' })).toEqual(['company'])
  expect(promotionsOf({ kind: 'industry', label: 'Software' })).toEqual(['industry'])
  for (const kind of ['companyKind', 'school', 'study'] as const) expect(promotionsOf({ kind, label: 'x' })).toEqual([])
  expect(promotionsOf({ kind: 'industry', label: 'Basket weaving' })).toEqual([])
})

test('moves a keyword between must and nice to have without duplicates', () => {
  const nice = { ...emptySettings, ...promoteTrait(emptySettings, python, 'nice') }
  expect(nice.keywordsOptional).toEqual(['Python'])
  expect(promotedAs(nice, python)).toBe('nice')
  const must = { ...nice, ...promoteTrait(nice, { kind: 'skill', label: 'python' }, 'must') }
  expect([must.keywordsRequired, must.keywordsOptional]).toEqual([['python'], []])
  expect(promotedAs(must, python)).toBe('must')
  expect(promotedAs(emptySettings, python)).toBeNull()
})

test('extends titles, companies, and industries', () => {
  const settings = { ...emptySettings, jobTitles: ['Chef'] }
  expect(promoteTrait(settings, { kind: 'title', label: 'Baker' }, 'title')).toEqual({ jobTitles: ['Chef', 'Baker'] })
  expect(promoteTrait(settings, { kind: 'industry', label: 'Software' }, 'industry')).toEqual({ industries: ['Software'] })
})

test('a label has the same key in any spelling', () => {
  expect(traitKey('skill', 'Node.js')).toBe(traitKey('skill', ' node.js '))
  expect(traitKey('skill', '+')).toBe('skill:+')
})
