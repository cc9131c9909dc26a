// An occupation picked by name is searched for in other languages as well.
import { expect, test } from 'vitest'
import { loadVocabulary } from '../../testing/vocabulary.ts'
import { mean } from '../../research/matching/measures.ts'

const { space, occupations } = loadVocabulary()

test("an occupation's name is close to its names in other languages", () => {
  const sample = [...occupations]
    .filter(([id, names]) => id.startsWith('occupation/') && names.has('en'))
    .filter((_, index) => index % 40 === 0)
  for (const [language, min] of [
    // .9498: an occupation's name counts .95 at most where only the occupation connects two titles
    ['de', 0.945],
    ['es', 0.95],
    ['fr', 0.95],
    ['it', 0.9],
    ['pl', 0.9],
  ] as const) {
    const values = sample.flatMap(([, names]) => {
      const [english, translation] = [names.get('en') ?? '', names.get(language)]
      return translation ? [space.nearness(space.ask(english), translation)] : []
    })
    expect(values.length).toBeGreaterThan(50)
    expect(mean(values), language).toBeGreaterThanOrEqual(min)
  }
})

test("reads a title that isn't an occupation's name on its own and as its most likely occupation", () => {
  expect(space.ask('Keeper of the unknown').vectors.length).toBeLessThanOrEqual(3)
  expect(space.nearness(space.ask('Healthcare nurse'), 'Krankenschwester')).toBeGreaterThan(0.7)
  expect(space.nearness(space.ask('Healthcare nurse'), 'Buchhalter')).toBeLessThan(0.3)
})
