// Feedback changes the next ranking in the direction of its reason, and says so.
import { noPreferences } from '@fairlead/domain/project/preferences'
import { describe, expect, test } from 'vitest'
import { chooseBatch, facetsOf } from './choose-batch.ts'
import { loadPool, loadTables } from './eval/load.ts'
import { judge } from './judge.ts'
import { learn } from './learn.ts'
import type { Feedback } from './learn.ts'
import { noLessons } from './lessons.ts'
import type { Lessons } from './lessons.ts'
import { planSearch } from './plan.ts'
import { buildVocabulary } from './vocabulary.ts'

const tables = loadTables()
const vocabulary = buildVocabulary(tables)
const pool = loadPool(tables, 3000, 3).map(({ person }) => person)
const today = '2026-11'
const wish = { ...noPreferences, jobTitles: ['Software Engineer'], keywordsOptional: ['Python'] }
const rank = (lessons: Lessons) => {
  const plan = planSearch(vocabulary, wish, [], lessons)
  return pool.map((person) => ({ person, exact: judge(vocabulary, plan, person, today).exact })).toSorted((a, b) => b.exact - a.exact)
}
const first = rank(noLessons).slice(0, 40)
const rejected = (person: (typeof pool)[number], code: number, more: Partial<Feedback> = {}): Feedback => ({
  profile: person,
  verdict: 'rejected',
  rejectionCodes: [code],
  ...more,
})
const years = (list: typeof first) =>
  list.slice(0, 40).reduce((sum, { person }) => sum + Number(person.experiences.at(-1)!.start.slice(0, 4)), 0)

describe('learn', () => {
  test('no feedback, no lessons', () => {
    expect(learn(vocabulary, [], today)).toEqual(noLessons)
  })

  test('a rejected company loses its people rank, a named one leaves the search', () => {
    const { person } = first.find((entry) => entry.person.experiences[0]!.end === null)!
    const company = person.experiences[0]!.company
    const lessons = learn(vocabulary, [rejected(person, 13)], today)
    expect(lessons.notes.join()).toContain(`Fewer people from ${company}: 1 rejected for their company`)
    expect(judge(vocabulary, planSearch(vocabulary, wish, [], lessons), person, today).exact).toBeLessThan(
      first.find((entry) => entry.person === person)!.exact,
    )
    const named = learn(vocabulary, [rejected(person, 13, { badCompanies: [company] })], today)
    expect(planSearch(vocabulary, wish, [], named).noneOf).toContain(vocabulary.companies.read(company).currentConcept)
  })

  test('underqualified brings more experience, overqualified less', () => {
    const feedback = first.slice(0, 5).map(({ person }) => person)
    const more = rank(
      learn(
        vocabulary,
        feedback.map((person) => rejected(person, 3)),
        today,
      ),
    )
    const less = rank(
      learn(
        vocabulary,
        feedback.map((person) => rejected(person, 5)),
        today,
      ),
    )
    expect(years(more)).toBeLessThan(years(less))
  })

  test('keywords, schools, degrees and pay count more once missed', () => {
    const person = first[0]!.person
    expect(learn(vocabulary, [rejected(person, 10)], today).keywordWeight).toBeGreaterThan(1)
    expect(learn(vocabulary, [rejected(person, 8)], today).prestigeWeight).toBeGreaterThan(1)
    expect(learn(vocabulary, [rejected(person, 9)], today).degreeLevel).toBeGreaterThan(0)
    expect(learn(vocabulary, [rejected(person, 7)], today).salaryMax).toBe(person.estimatedSalary[0] - 1)
  })

  test('sponsorship, other reasons and repeats of contact change no score', () => {
    const person = first[0]!.person
    for (const code of [11, 12, 14]) {
      const lessons = learn(vocabulary, [rejected(person, code)], today)
      expect({ ...lessons, notes: [] }).toEqual(noLessons)
    }
  })

  test('approvals lift people alike; the order of feedback does not matter', () => {
    const liked = first[7]!.person
    const feedback: Feedback[] = [
      { profile: liked, verdict: 'approved', rejectionCodes: [] },
      rejected(first[1]!.person, 13),
      rejected(first[2]!.person, 15),
    ]
    const place = (list: typeof first) => list.findIndex(({ person }) => person === liked)
    expect(place(rank(learn(vocabulary, feedback.slice(0, 1), today)))).toBeLessThan(place(rank(noLessons)))
    expect(learn(vocabulary, feedback.toReversed(), today)).toEqual(learn(vocabulary, feedback, today))
  })
})

describe('chooseBatch', () => {
  const ranked = first.map(({ person, exact }) => ({ id: person.id, score: exact, facets: facetsOf(vocabulary, person, today) }))
  test('a first batch spreads over employers, a later one follows the score', () => {
    const batch = chooseBatch(ranked, 10)
    expect(batch).toHaveLength(10)
    expect(batch[0]).toBe(ranked[0])
    expect(new Set(batch.map((person) => person.facets[0])).size).toBeGreaterThanOrEqual(9)
    expect(chooseBatch(ranked, 10, 0)).toEqual(ranked.slice(0, 10))
    expect(chooseBatch(ranked, 10)).toEqual(batch)
  })
  test('gives what there is when there are too few', () => {
    expect(chooseBatch(ranked.slice(0, 3), 10)).toHaveLength(3)
    expect(chooseBatch([], 10)).toEqual([])
  })
})
