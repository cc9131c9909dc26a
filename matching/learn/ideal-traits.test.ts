import { noPreferences } from '@fairlead/domain/project/preferences'
import { describe, expect, test } from 'vitest'
import { loadVocabulary } from '../../testing/vocabulary.ts'
import { learnFromIdeals, traitsOf } from './ideal-traits.ts'
import { judge } from '../judge.ts'
import { noLessons } from './lessons.ts'
import { buildModel } from '../plan/model.ts'
import { readPerson, type MatchableProfile } from '../skills/person.ts'
import { planSearch } from '../plan/plan.ts'

const vocabulary = loadVocabulary()
const today = '2026-11'

const person = (title: string, company: string, skills: string[], start = '2018-01'): MatchableProfile => ({
  headline: null,
  summary: null,
  place: null,
  experiences: [{ title, company, start, end: null, location: null, description: null, industry: null }],
  education: [{ school: 'MIT', degree: 'BSc', fieldOfStudy: 'Computer Science' }],
  skills,
  estimatedSalary: null,
})
const ada = person('Backend Engineer', 'Stripe', ['Python', 'Kafka'])
const bob = person('Backend Developer', 'Google', ['python', 'Go'], '2014-06')

test('lists traits by how many share them, with names', () => {
  const { traits, years } = learnFromIdeals(vocabulary, [ada, null, bob], today)
  const traitNamed = (label: string) => traits.find((trait) => trait.label === label)
  expect(traitNamed('Python')).toMatchObject({ key: 'skill:python', kind: 'skill', from: [0, 2] })
  expect(traitNamed('Kafka')?.from ?? traitNamed('Apache Kafka')?.from).toEqual([0])
  expect(traits.filter(({ kind }) => kind === 'title')).toMatchObject([{ from: [0, 2] }])
  expect(traits.filter(({ kind }) => kind === 'company').map(({ label }) => label)).toEqual(['Google', 'Stripe'])
  expect(new Set(traits.map(({ kind }) => kind))).toEqual(
    new Set(['title', 'skill', 'company', 'companyKind', 'industry', 'school', 'study']),
  )
  expect(traits.map(({ from }) => from.length)).toEqual(traits.map(({ from }) => from.length).toSorted((a, b) => b - a))
  expect(years).toEqual({ min: 8, max: 12, from: [0, 2] })
})

test('handles no ideals and an empty profile', () => {
  expect(learnFromIdeals(vocabulary, [], today)).toEqual({ traits: [], years: null })
  expect(learnFromIdeals(vocabulary, [null], today)).toEqual({ traits: [], years: null })
  expect(learnFromIdeals(vocabulary, [{ ...ada, experiences: [], education: [], skills: [] }], today)).toEqual({ traits: [], years: null })
})

describe('displayed traits are the ones that count', () => {
  const features = (ideals: MatchableProfile[], idealTraitsLeftOut: string[]) =>
    buildModel(vocabulary, { ...noPreferences, idealTraitsLeftOut }, ideals, noLessons)

  test('every displayed trait is a feature of the search, and vice versa', () => {
    const concepts = traitsOf(vocabulary, readPerson(vocabulary, ada, today)).map(({ concept }) => concept)
    expect(new Set(features([ada], []).ideals[0]?.keys())).toEqual(new Set(concepts))
    expect(learnFromIdeals(vocabulary, [ada], today).traits).toHaveLength(concepts.length)
  })

  test("a removed trait isn't a feature, affects no rank, and replaces no title", () => {
    const { traits } = learnFromIdeals(vocabulary, [ada], today)
    for (const { key } of traits) {
      const { concept } = traitsOf(vocabulary, readPerson(vocabulary, ada, today)).find((trait) => trait.key === key)!
      const plan = planSearch(vocabulary, { ...noPreferences, idealTraitsLeftOut: [key] }, [ada], noLessons)
      expect(plan.model.ideals[0]?.has(concept), key).toBe(false)
      expect(
        plan.boost.some((boost) => boost.concept === concept),
        key,
      ).toBe(false)
      expect([...plan.model.titles.keys(), ...plan.model.peers.keys()], key).not.toContain(concept)
    }
    const none = features(
      [ada],
      traits.map(({ key }) => key),
    )
    expect([none.ideals, none.titles.size, none.peers.size, none.weights.similarity]).toEqual([[], 0, 0, 0])
  })

  test('a person who shares only removed traits is no longer similar', () => {
    const likeAda = person('Nurse', 'Harbour Hospital', ['Kafka'])
    const similarity = (leftOut: string[]) =>
      judge(vocabulary, planSearch(vocabulary, { ...noPreferences, idealTraitsLeftOut: leftOut }, [ada], noLessons), likeAda, today).exact
    const kafka = learnFromIdeals(vocabulary, [likeAda], today).traits.find(({ kind }) => kind === 'skill')!
    expect(similarity([kafka.key])).toBeLessThan(similarity([]))
  })
})
