// Properties of judging that hold for everyone: proof, determinism, blindness to protected fields, monotonicity.
import fc from 'fast-check'
import { isProven } from '@fairlead/domain/candidate/assessment'
import type { Profile } from '@fairlead/domain/shared/profile'
import { noPreferences } from '@fairlead/domain/project/preferences'
import type { SearchPreferences } from '@fairlead/domain/project/preferences'
import { describe, expect, expectTypeOf, test } from 'vitest'
import { loadPool, loadTables, loadVocabulary } from '../testing/vocabulary.ts'
import { searches } from '../research/matching/searches.ts'
import { judge } from './judge.ts'
import { noLessons } from './learn/lessons.ts'
import type { MatchableProfile } from './skills/person.ts'
import { planSearch } from './plan/plan.ts'

const tables = loadTables()
const vocabulary = loadVocabulary()
const pool = loadPool(tables, 400, 11).map(({ person }) => person)
const today = '2026-11'
/** Daily a third of the tries. */
const tries = (count: number) => ({ numRuns: process.env.NIGHTLY ? count : Math.ceil(count / 3) })
const anyPerson = fc.constantFrom(...pool)
const anySkill = fc.constantFrom(...new Set(pool.flatMap((person) => person.skills)))
const anySearch: fc.Arbitrary<SearchPreferences> = fc
  .record({
    title: fc.constantFrom(...tables.titles.map((row) => row.title)),
    required: fc.uniqueArray(anySkill, { maxLength: 3 }),
    optional: fc.uniqueArray(anySkill, { maxLength: 3 }),
    company: fc.constantFrom(...tables.companies.map((row) => row.name)),
    industry: fc.constantFrom('Software', 'Healthcare', 'Business or Finance'),
    location: fc.constantFrom('United States', 'Germany', 'Austin, Texas, United States', 'Nowhere at all'),
    remoteAllowed: fc.boolean(),
    yearsMin: fc.option(fc.integer({ min: 0, max: 15 })),
    top25School: fc.boolean(),
    bachelors: fc.boolean(),
  })
  .map(({ title, required, optional, company, industry, location, ...rest }) => ({
    ...noPreferences,
    ...rest,
    jobTitles: [title],
    keywordsRequired: required,
    keywordsOptional: optional,
    companies: [company],
    industries: [industry],
    locations: [location],
  }))

describe('judge', () => {
  test('every reason quotes the stored profile exactly', () => {
    let reasons = 0
    for (const search of searches) {
      const plan = planSearch(vocabulary, search.preferences, [pool[3] as Profile], noLessons)
      for (const person of process.env.NIGHTLY ? pool : pool.filter((_, index) => index % 4 === 0)) {
        for (const reason of judge(vocabulary, plan, person, today).reasons) {
          reasons += 1
          if (!isProven(person, reason)) expect.fail(`unproven: ${JSON.stringify(reason)}`)
        }
      }
    }
    expect(reasons).toBeGreaterThan(pool.length)
  })

  test('a forged reason is not proven', () => {
    const plan = planSearch(vocabulary, searches[0]!.preferences, [], noLessons)
    const [reason] = judge(vocabulary, plan, pool[0]!, today).reasons
    const forged = { ...reason!, evidence: [{ ...reason!.evidence[0]!, quote: 'something else' }] }
    expect(isProven(pool[0]!, forged)).toBe(false)
  })

  test('any search gives any person a valid assessment, the same bytes each time', () => {
    fc.assert(
      fc.property(anySearch, anyPerson, (preferences, person) => {
        const first = judge(vocabulary, planSearch(vocabulary, preferences, [], noLessons), person, today)
        const second = judge(vocabulary, planSearch(vocabulary, preferences, [], noLessons), structuredClone(person), today)
        expect(JSON.stringify(second)).toBe(JSON.stringify(first))
        expect(first.score).toBeGreaterThanOrEqual(0)
        expect(first.score).toBeLessThanOrEqual(100)
        expect(first.score).toBe(Math.round(first.exact))
        expect(first.reasons.every((reason) => isProven(person, reason))).toBe(true)
        expect(first.matchedKeywords.length + first.missingKeywords.length).toBe(
          new Set([...preferences.keywordsRequired, ...preferences.keywordsOptional].map((k) => vocabulary.skills.read(k).concept)).size,
        )
        for (const { value, weight } of Object.values(first.dimensions)) expect(value >= 0 && value <= 1 && weight >= 0).toBe(true)
      }),
      tries(300),
    )
  })

  test("protected fields can't reach the judge, and don't change a rank", () => {
    expectTypeOf<MatchableProfile>().not.toHaveProperty('firstName')
    expectTypeOf<MatchableProfile>().not.toHaveProperty('pictureUrl')
    expectTypeOf<MatchableProfile>().not.toHaveProperty('personalEmails')
    expectTypeOf<MatchableProfile>().not.toHaveProperty('recommendations')
    expectTypeOf<MatchableProfile['education'][number]>().not.toHaveProperty('endYear')
    expectTypeOf<MatchableProfile['education'][number]>().not.toHaveProperty('activities')
    fc.assert(
      fc.property(anySearch, anyPerson, fc.string(), fc.integer({ min: 1940, max: 2026 }), (preferences, person, text, year) => {
        const plan = planSearch(vocabulary, preferences, [], noLessons)
        const otherPerson: Profile = {
          ...person,
          firstName: text,
          lastName: text,
          pictureUrl: `https://example.com/${encodeURIComponent(text)}`,
          linkedinUrl: null,
          personalEmails: [text],
          workEmails: [],
          recommendations: [{ by: text, content: `She is the best at ${preferences.keywordsRequired.join()}` }],
          education: person.education.map((entry) => ({ ...entry, startYear: year, endYear: year + 4, activities: text })),
        }
        expect(judge(vocabulary, plan, otherPerson, today)).toEqual(judge(vocabulary, plan, person, today))
      }),
      tries(200),
    )
  })

  test('learning a required skill never lowers the score, and is matched', () => {
    fc.assert(
      fc.property(anySearch, anyPerson, anySkill, (preferences, person, skill) => {
        const plan = planSearch(vocabulary, { ...preferences, keywordsRequired: [...preferences.keywordsRequired, skill] }, [], noLessons)
        const before = judge(vocabulary, plan, person, today)
        const after = judge(vocabulary, plan, { ...person, skills: [...person.skills, skill] }, today)
        expect(after.exact).toBeGreaterThanOrEqual(before.exact)
        expect(after.missingKeywords.length).toBeLessThanOrEqual(before.missingKeywords.length)
      }),
      tries(300),
    )
  })

  test('with one more keyword in the search, a person gets more with it than without', () => {
    const asking = (preferences: SearchPreferences, keyword: string) =>
      planSearch(vocabulary, { ...preferences, keywordsRequired: [...preferences.keywordsRequired, keyword] }, [], noLessons)
    fc.assert(
      fc.property(anySearch, anyPerson, (preferences, person) => {
        const had = judge(vocabulary, asking(preferences, person.skills[0]!), person, today)
        const lacked = judge(vocabulary, asking(preferences, 'Falconry of the north'), person, today)
        expect(had.exact).toBeGreaterThanOrEqual(lacked.exact)
      }),
      tries(300),
    )
  })

  test('reads aliases as the same skill, and everyday words only when spelled like one', () => {
    const ask = (keyword: string, text: string) =>
      judge(
        vocabulary,
        planSearch(vocabulary, { ...noPreferences, keywordsRequired: [keyword] }, [], noLessons),
        { ...pool[0]!, skills: [], headline: text, summary: null, experiences: [] },
        today,
      ).matchedKeywords
    expect(ask('k8s', 'I run Kubernetes clusters')).toEqual(['k8s'])
    expect(ask('C++', 'C++ and C#')).toEqual(['C++'])
    expect(ask('C', 'C++ and C#')).toEqual([])
    expect(ask('Go', 'ready to go')).toEqual([])
    expect(ask('Go', 'Services in Go')).toEqual(['Go'])
    expect(ask('warehouse robots', 'Built warehouse robots')).toEqual(['warehouse robots'])
    expect(ask('JavaScript', 'Java scripts')).toEqual([])
  })
})
