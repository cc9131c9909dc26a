import { expect, test } from 'vitest'
import { noPreferences } from '@fairlead/domain/project/preferences'
import { fetchPeople } from '../../research/matching/fetch.ts'
import { loadPool, loadTables, loadVocabulary } from '../../testing/vocabulary.ts'
import { freshSearches, searches } from '../../research/matching/searches.ts'
import { indexPerson } from '../skills/index-person.ts'
import { judge } from '../judge.ts'
import { noLessons } from '../learn/lessons.ts'
import type { MatchableProfile } from '../skills/person.ts'
import { planSearch } from '../plan/plan.ts'
import { rankPeople } from './rank.ts'

const tables = loadTables()
const vocabulary = loadVocabulary()
const today = '2026-11'

const person = (summary: string | null): MatchableProfile => ({
  headline: null,
  summary,
  place: null,
  education: [],
  skills: [],
  estimatedSalary: null,
  experiences: [
    { title: 'Backend Engineer', company: 'A', start: '2020-11', end: null, location: null, description: null, industry: null },
  ],
})

test('orders equal values by the searched words, then by id', () => {
  const plan = planSearch(vocabulary, { ...noPreferences, jobTitles: ['Backend Engineer'] }, [], noLessons)
  const people = [
    { id: 'a', value: 90, profile: person(null) },
    { id: 'd', value: 90, profile: person('A backend engineer for large stores.') },
    { id: 'c', value: 90, profile: person(null) },
    { id: 'b', value: 95, profile: person(null) },
  ]
  expect(rankPeople(plan, people, (row) => row).map(({ id }) => id)).toEqual(['b', 'd', 'a', 'c'])
  expect(rankPeople(plan, people.toReversed(), (row) => row).map(({ id }) => id)).toEqual(['b', 'd', 'a', 'c'])
  expect(
    rankPeople(plan, people, (row) => row, 1).map(({ id }) => id),
    'behind those who are used',
  ).toEqual(['b', 'a', 'c', 'd'])
  expect(
    rankPeople(plan, people, (row) => row, 2).map(({ id }) => id),
    'tied with one who is used',
  ).toEqual(['b', 'd', 'a', 'c'])
})

test('past applicants come first among equal points, and never before fewer missed requirements', () => {
  const plan = planSearch(vocabulary, { ...noPreferences, jobTitles: ['Backend Engineer'] }, [], noLessons)
  const people = [
    { id: 'a', value: 90.4, profile: person(null) },
    { id: 'b', value: 89.6, profile: person(null), hasApplied: true },
    { id: 'c', value: 91, profile: person(null) },
    { id: 'd', value: 95 - 200, profile: person(null), hasApplied: true },
    { id: 'e', value: 20, profile: person(null) },
  ]
  expect(rankPeople(plan, people, (row) => row).map(({ id }) => id)).toEqual(['c', 'b', 'a', 'e', 'd'])
})

test('a keyword counts more the more sections mention it, most in the current job, and ignores repetition', () => {
  const plan = planSearch(vocabulary, { ...noPreferences, jobTitles: ['Backend Engineer'], keywordsRequired: ['Kafka'] }, [], noLessons)
  const value = (profile: MatchableProfile) => judge(vocabulary, plan, profile, today).dimensions.keywords.value
  const listed = value({ ...person(null), skills: ['Kafka'] })
  const [job] = person(null).experiences
  const points = value({ ...person(null), skills: ['Kafka'], experiences: [{ ...job!, description: 'Ran Kafka.' }] })
  expect(value(person('Kafka'))).toBe(listed)
  expect(value(person('Kafka Kafka Kafka Kafka'))).toBe(listed)
  expect(points).toBeGreaterThan(listed)
  expect(points).toBeLessThan(1)
})

test('in a search with required keywords, at most three of the first twenty score above 95', { timeout: 120_000 }, () => {
  const pool = loadPool(tables, 4000, 7).map((entry) => {
    const index = indexPerson(vocabulary, entry.person, today)
    return { ...entry, index, has: new Set(index.concepts) }
  })
  const asking = [...searches, ...freshSearches].filter((search) => search.preferences.keywordsRequired.length > 0)
  for (const { name, preferences } of process.env.NIGHTLY ? asking : asking.filter((_, index) => index % 4 === 0)) {
    const plan = planSearch(vocabulary, preferences, [], noLessons)
    const scores = fetchPeople(plan, pool, 2000, 200).map((entry) => judge(vocabulary, plan, entry.person, today).exact)
    const first = scores.toSorted((a, b) => b - a).slice(0, 20)
    expect(first.filter((score) => score > 95).length, name).toBeLessThanOrEqual(3)
    expect(new Set(first).size, name).toBeGreaterThan(5)
  }
})
