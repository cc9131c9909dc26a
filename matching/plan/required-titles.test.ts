// A required title filters: the index finds exactly the people who have held it, and widening adds no others.
import { noPreferences, type SearchPreferences } from '@fairlead/domain/project/preferences'
import { expect, test } from 'vitest'
import { loadPool, loadTables, loadVocabulary } from '../../testing/vocabulary.ts'
import { indexPerson } from '../skills/index-person.ts'
import { judge } from '../judge.ts'
import { noLessons } from '../learn/lessons.ts'
import { readPerson } from '../skills/person.ts'
import { planSearch } from './plan.ts'
import { noPool, type PoolView } from './pool-view.ts'
import { holdsRequiredTitle, requiredTitlesLabel } from './required-titles.ts'
import type { Retrieval } from '@fairlead/domain/ports/people-index'
import { openTitlePool } from './title-pool.ts'

const today = '2026-11'
const tables = loadTables()
const vocabulary = loadVocabulary()
const people = loadPool(tables, 1500, 5).map(({ person }) => {
  const index = indexPerson(vocabulary, person, today)
  return { person, has: new Set(index.concepts), years: index.yearsOfExperience }
})
const titles = openTitlePool(vocabulary.space, 10_000)
for (const { person } of people) for (const { title } of person.experiences) titles.add(title)
const view: PoolView = { ...noPool, nearTitles: (query, limit) => titles.nearest(query, limit) }
const plan = (wish: Partial<SearchPreferences>) => planSearch(vocabulary, { ...noPreferences, ...wish }, [], noLessons, view)
const fetched = ({ anyOf, yearsMin, yearsMax }: Retrieval) =>
  people.filter(
    ({ has, years }) =>
      anyOf.every((group) => group.some((id) => has.has(id))) && years >= (yearsMin ?? 0) && years <= (yearsMax ?? Infinity),
  )

test.each([
  ['Registered Nurse', 'current_or_past'],
  ['Software Engineer', 'current'],
  ['Account Executive', 'current_or_past'],
  ['Krankenpfleger', 'current_or_past'],
  ['Chef', 'current'],
] as const)('"%s" required, held %s: fetched are those who have held it', (title, jobTitlesWhen) => {
  const search = plan({ jobTitles: [title, 'Teacher'], jobTitlesRequired: [title], jobTitlesWhen })
  const open = plan({ jobTitles: [title, 'Teacher'], jobTitlesWhen })
  const required = search.model.requiredTitles!
  const holders = people.filter(({ person }) => holdsRequiredTitle(required, readPerson(vocabulary, person, today)))
  expect(fetched(search).map(({ person }) => person.id)).toEqual(holders.map(({ person }) => person.id))
  expect(fetched(open).length).toBeGreaterThan(holders.length)
})

test('keeps a required title while relaxing other requirements one by one', () => {
  const wish = {
    jobTitles: ['Registered Nurse'],
    keywordsRequired: ['Kubernetes'],
    yearsMin: 3,
    locations: ['Austin, Texas, United States'],
    jobDescription: 'We look for a software engineer who writes Kubernetes operators in Go.',
  }
  const search = plan({ ...wish, jobTitlesRequired: ['Registered Nurse'] })
  const required = search.model.requiredTitles!
  expect(search.relaxations.length).toBeGreaterThan(3)
  const fetchedPeople = fetched(search.relaxations.at(-1)!)
  expect(fetchedPeople.length).toBeGreaterThan(0)
  for (const { person } of fetchedPeople) expect(holdsRequiredTitle(required, readPerson(vocabulary, person, today))).toBe(true)
  const open = plan(wish)
  const allPeople = fetched(open.relaxations.at(-1)!)
  expect(allPeople.some(({ person }) => !holdsRequiredTitle(required, readPerson(vocabulary, person, today)))).toBe(true)
})

test('lowers the score without a required title and keeps it with one', () => {
  const score = (wish: Partial<SearchPreferences>, index: number) => judge(vocabulary, plan(wish), people[index]!.person, today)
  const holder = people.findIndex(({ person }) => person.experiences[0]?.title === 'Registered Nurse')
  const outsider = people.findIndex(({ person }) => person.experiences.every(({ title }) => title.includes('Engineer')))
  const [open, required] = [
    { jobTitles: ['Registered Nurse'] },
    { jobTitles: ['Registered Nurse'], jobTitlesRequired: ['Registered Nurse'] },
  ]
  expect(score(required, holder)).toEqual(score(open, holder))
  expect(score(required, outsider).exact).toBeLessThanOrEqual(score(open, outsider).exact)
  expect(score(required, outsider).deductions?.map(({ name }) => name)).toContain('missingMusts')
})

test('reads several required titles as alternatives', () => {
  expect(requiredTitlesLabel(['Chef'])).toBe('Chef')
  expect(requiredTitlesLabel(['Chef', 'Baker'])).toBe('Chef or Baker')
  expect(requiredTitlesLabel(['Chef', 'Baker', 'Cook'])).toBe('Chef, Baker or Cook')
  expect(requiredTitlesLabel(['Chef', 'Baker', 'Cook', 'Confectioner'])).toBe('Chef, Baker or 2 more')
})
