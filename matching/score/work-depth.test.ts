import { expect, test } from 'vitest'
import { noPreferences } from '@fairlead/domain/project/preferences'
import { loadPool, loadTables, loadVocabulary } from '../../testing/vocabulary.ts'
import { judge } from '../judge.ts'
import { noLessons } from '../learn/lessons.ts'
import type { MatchableProfile } from '../skills/person.ts'
import { planSearch } from '../plan/plan.ts'

const tables = loadTables()
const vocabulary = loadVocabulary()
const today = '2026-11'
const plan = planSearch(vocabulary, { ...noPreferences, jobTitles: ['Registered Nurse'] }, [], noLessons)

type Job = [title: string, start: string | null, end: string | null]
const career = (...jobs: Job[]): MatchableProfile => ({
  headline: null,
  summary: null,
  place: null,
  education: [],
  skills: [],
  estimatedSalary: null,
  experiences: jobs.map(([title, start, end]) => ({
    title,
    company: 'A',
    start,
    end,
    location: null,
    description: null,
    industry: null,
  })),
})
const score = (...jobs: Job[]): number => judge(vocabulary, plan, career(...jobs), today).exact

test('in a search for a title, more years in it and more recent ones score higher', () => {
  const tenYears = score(['Registered Nurse', '2016-11', null])
  const twoYears = score(['Registered Nurse', '2024-11', null])
  const afterOtherWork = score(['Registered Nurse', '2024-11', null], ['Accountant', '2016-11', '2024-11'])
  const longAgo = score(['Accountant', '2019-11', null], ['Registered Nurse', '2017-11', '2018-11'])
  expect(tenYears).toBeGreaterThan(twoYears + 2)
  expect(twoYears).toBeGreaterThan(afterOtherWork)
  expect(afterOtherWork).toBeGreaterThan(longAgo + 20)
})

test('time without work lowers nothing', () => {
  const without = score(['Registered Nurse', '2020-11', null], ['Registered Nurse', '2016-11', '2020-11'])
  const withGap = score(['Registered Nurse', '2020-11', null], ['Registered Nurse', '2013-11', '2017-11'])
  expect(withGap).toBe(without)
})

test('undated years count neither as none nor as many', () => {
  const undated = score(['Registered Nurse', null, null])
  expect(undated).toBeGreaterThan(score(['Registered Nurse', '2026-06', null]))
  expect(undated).toBeLessThan(score(['Registered Nurse', '2006-11', null]))
})

test('adds nothing for years beyond the requested maximum', () => {
  const capped = planSearch(vocabulary, { ...noPreferences, jobTitles: ['Registered Nurse'], yearsMax: 5 }, [], noLessons)
  const title = (start: string) => judge(vocabulary, capped, career(['Registered Nurse', start, null]), today).dimensions.title.value
  expect(title('2016-11')).toBe(title('2021-11'))
})

test('gives the best people of a title-only search different scores', { timeout: 60_000 }, () => {
  const scores = loadPool(tables, 4000, 7).map(({ person }) => judge(vocabulary, plan, person, today).exact)
  const first = scores.toSorted((a, b) => b - a).slice(0, 20)
  expect(new Set(first).size).toBeGreaterThan(10)
})

test('a skill from work long ago counts less than one from the last job', () => {
  const asking = planSearch(vocabulary, { ...noPreferences, jobTitles: ['Backend Engineer'], keywordsRequired: ['Kafka'] }, [], noLessons)
  const keywords = (...descriptions: (string | null)[]) => {
    const person = career(
      ['Backend Engineer', '2024-11', null],
      ['Backend Engineer', '2014-11', '2024-11'],
      ['Backend Engineer', '2010-11', '2014-11'],
    )
    person.experiences.forEach((job, index) => Object.assign(job, { description: descriptions[index] ?? null }))
    return judge(vocabulary, asking, person, today).dimensions.keywords.value
  }
  const ran = 'Ran Kafka.'
  const [now, before, longAgo] = [keywords(ran), keywords(null, ran), keywords(null, null, ran)]
  expect(now).toBeGreaterThan(before)
  expect(before).toBeGreaterThan(longAgo)
})
