// A title finds its occupation in any language, with calibrated weights.
import { describe, expect, test } from 'vitest'
import { openConcepts, readConceptNames } from './concepts.ts'
import { openEncoder } from './encoder.ts'
import { loadConceptNames, loadTitleModel } from './model/load.ts'

const model = loadTitleModel()
const concepts = openConcepts(model, openEncoder(model))
const names = loadConceptNames()
const nameOf = (id: string | undefined, language: string): string => names.get(id ?? '')?.get(language) ?? ''

describe('the closest occupations', () => {
  test.each([
    ['Zahnärztin', 'en', /dentist/i],
    ['Tierarzt', 'en', /veterinar/i],
    ['Cashiers', 'de', /kassier/i],
    ['avocat', 'en', /lawyer|legal/i],
    ['nauczyciel', 'en', /teacher/i],
    ['Buchhalterin', 'en', /account|bookkeep/i],
    ['Krankenschw', 'de', /kranken|pflege/i],
  ])('%s (%s)', (title, language, expected) => {
    const occupations = concepts.nearest(title, 5).map(({ id }) => nameOf(id, language))
    expect(occupations.join(' | ')).toMatch(expected)
  })

  test('weights are descending, sum to at most one, and are equal each time', () => {
    const all = concepts.nearest('Data Scientist', Infinity, 'us')
    expect(all.reduce((sum, { weight }) => sum + weight, 0)).toBeCloseTo(1, 9)
    for (const [index, { weight }] of all.entries()) expect(weight).toBeLessThanOrEqual(all[index - 1]?.weight ?? 1)
    expect(concepts.nearest('Data Scientist', 3, 'us')).toEqual(all.slice(0, 3))
    expect(concepts.nearest('', 3)).toEqual([])
  })

  test('forms of one title have the same occupations', () => {
    expect(concepts.nearest('ingeniera civil', 10)).toEqual(concepts.nearest('ingeniero civil', 10))
    expect(concepts.nearest('Lehrer:innen', 10)).toEqual(concepts.nearest('Lehrer', 10))
  })
})

test('every ESCO concept in the model has an English name', () => {
  const ids = model.conceptIds.filter((id) => !id.startsWith('us/') && !id.startsWith('own/'))
  expect(ids.length).toBe(3629)
  expect(ids.filter((id) => nameOf(id, 'en') === '')).toEqual([])
})

test('refuses a damaged list of names with the line', () => {
  expect(() => readConceptNames('concept\ten\tde\nisco/C1\tManagers\n')).toThrow('line 2: expected 3 cells, found 2')
})
