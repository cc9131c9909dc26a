import { describe, expect, test } from 'vitest'
import { noPreferences } from '@fairlead/domain/project/preferences'
import { loadPool, loadTables, loadVocabulary } from '../../testing/vocabulary.ts'
import { judge } from '../judge.ts'
import { noLessons } from '../learn/lessons.ts'
import { planSearch } from '../plan/plan.ts'
import { readTitles } from '../skills/titles.ts'

const tables = loadTables()
const vocabulary = loadVocabulary()
const today = '2026-11'

test('dimensions and deductions add up to the score', () => {
  const preferences = {
    ...noPreferences,
    jobTitles: ['Senior Backend Engineer'],
    jobDescription: 'You build payment services with Kafka and Postgres for merchants.',
    keywordsRequired: ['Kafka', 'Kotlin'],
    locations: ['Berlin, Germany'],
    yearsMin: 5,
  }
  const plan = planSearch(vocabulary, preferences, [], noLessons)
  let deducted = 0
  for (const { person } of loadPool(tables, 200, 3)) {
    const { score, dimensions, deductions = [] } = judge(vocabulary, plan, person, today)
    const pointTenths = [...Object.values(dimensions), ...deductions].map(({ points = NaN }) => Math.round(10 * points))
    expect(pointTenths.reduce((sum, tenths) => sum + tenths, 0)).toBe(10 * score)
    // parts keep their proportions
    const { title, location } = dimensions
    const ratio = (location.value * location.weight) / (title.value * title.weight)
    if (title.value > 0.3) expect(Math.abs((location.points ?? NaN) - (title.points ?? NaN) * ratio)).toBeLessThan(0.5)
    deducted += deductions.length
  }
  expect(deducted).toBeGreaterThan(0)
})

describe('years', () => {
  const career = (first: string, second: string) => ({
    headline: null,
    summary: null,
    place: null,
    education: [],
    skills: [],
    estimatedSalary: null,
    experiences: [
      { title: first, company: 'A', start: '2024-11', end: null, location: null, description: null, industry: null },
      { title: second, company: 'B', start: '2014-11', end: '2024-11', location: null, description: null, industry: null },
    ],
  })
  const plan = planSearch(vocabulary, { ...noPreferences, jobTitles: ['Registered Nurse'], relevantYearsMin: 8 }, [], noLessons)

  test("in other work don't count as relevant", () => {
    const nurse = judge(vocabulary, plan, career('Registered Nurse', 'Registered Nurse'), today)
    const changed = judge(vocabulary, plan, career('Registered Nurse', 'Accountant'), today)
    expect(nurse.dimensions.yearsOfExperience.value).toBe(1)
    expect(changed.dimensions.yearsOfExperience.value).toBeLessThan(0.4)
  })

  test('distinguishes the requested work from related work', () => {
    const { reasons } = judge(vocabulary, plan, career('Registered Nurse', 'Registered Nurse'), today)
    expect(reasons[0]?.text).toBe('Now Registered Nurse at A, 12 years in this kind of work')
    const changed = judge(vocabulary, plan, career('Registered Nurse', 'Accountant'), today)
    expect(changed.reasons[0]?.text).toBe('Now Registered Nurse at A, 2 years in this kind of work')
  })
})

test('refuses lists with a group whose name reads as another', () => {
  const wrong = tables.titles.map((row) => (row.title === 'Research Associate' ? { ...row, groupId: 't-sourcer' } : row))
  expect(() => readTitles({ ...tables, titles: wrong }, { isPlace: () => false, nearness: () => 0 })).toThrow(
    "the name of job group t-research-associate, 'Research Associate', reads as 'Sourcer'",
  )
})
