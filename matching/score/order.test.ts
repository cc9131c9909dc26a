// The order of people: requirements first, then the work, the distance, the pay, and the years.
import { describe, expect, test } from 'vitest'
import { noPreferences, type SearchPreferences } from '@fairlead/domain/project/preferences'
import { loadVocabulary } from '../../testing/vocabulary.ts'
import { judge, scorePerson } from '../judge.ts'
import { noLessons } from '../learn/lessons.ts'
import { planSearch, withoutRare } from '../plan/plan.ts'
import { rareTerms } from '../plan/rare-terms.ts'
import type { MatchableProfile } from '../skills/person.ts'
import { payFit } from './pay-fit.ts'

const vocabulary = loadVocabulary()
const nurse = (facts: { title?: string; start?: string; home?: string; pay?: number; skills?: string[] }): MatchableProfile =>
  ({
    headline: null,
    summary: null,
    place: { label: facts.home ?? 'Columbus, Ohio, United States', city: null, state: null, country: null },
    experiences: [
      {
        title: facts.title ?? 'Registered Nurse',
        company: 'St. Elsewhere',
        start: facts.start ?? '2022-01',
        end: null,
        description: null,
        industry: null,
        location: null,
      },
    ],
    education: [],
    skills: facts.skills ?? ['ACLS'],
    estimatedSalary: facts.pay === undefined ? null : [facts.pay, facts.pay + 20_000],
    estimatedSalaryCurrency: 'USD',
  }) as unknown as MatchableProfile
const wish: SearchPreferences = {
  ...noPreferences,
  jobTitles: ['Registered Nurse'],
  locations: ['Columbus, Ohio, United States'],
  keywordsRequired: ['ACLS'],
  yearsMin: 1,
  payMax: 100_000,
}
const plan = planSearch(vocabulary, wish, [], noLessons)
const value = (facts: Parameters<typeof nurse>[0], by = plan) => scorePerson(vocabulary, by, nurse(facts), '2026-11')

test.each([
  ['a requirement before everything else', { start: '1993-01', pay: 140_000 }, { skills: [] }],
  ['the work asked for', {}, { title: 'Nurse Practitioner' }],
  ['its level', {}, { title: 'Director of Nursing' }],
  ['near before in the state', {}, { home: 'Cleveland, Ohio, United States' }],
  ['the state before the country', { home: 'Cleveland, Ohio, United States' }, { home: 'Oakland, California, United States' }],
  ['nearest first', { home: 'Louisville, Kentucky, United States' }, { home: 'Oakland, California, United States' }],
  ['the country before others', { home: 'Oakland, California, United States' }, { home: 'Toronto, Ontario, Canada' }],
  ['pay within the range', { pay: 90_000 }, { pay: 120_000 }],
  ['years near what was asked', { start: '2021-01' }, { start: '1993-01' }],
])('%s', (_, better, worse) => {
  expect(value(better)).toBeGreaterThan(value(worse))
})

test('someone in the country who misses two other requirements comes before someone abroad', () => {
  const two = planSearch(vocabulary, { ...wish, keywordsRequired: ['ACLS', 'BLS'] }, [], noLessons)
  expect(value({ skills: [] }, two)).toBeGreaterThan(value({ home: 'Toronto, Ontario, Canada', skills: ['ACLS', 'BLS'] }, two))
})

test('a lesson never moves someone who misses a requirement above someone who keeps it', () => {
  const { concept } = vocabulary.skills.read('Epic')
  const learned = planSearch(vocabulary, wish, [], { ...noLessons, adjustments: [{ concept, factor: 2 }] })
  expect(value({ skills: ['Epic'] }, learned)).toBeLessThan(value({ start: '1993-01', pay: 140_000 }, learned))
})

describe('pay', () => {
  const pay = { max: 100_000, currency: 'USD' }
  const fit = (low: number, currency = 'USD') =>
    payFit(pay, { estimatedSalary: [low, low + 1], estimatedSalaryCurrency: currency } as Parameters<typeof payFit>[1])
  test('counts only above the range and in its currency', () => {
    expect([fit(60_000), fit(100_000), fit(110_000), fit(300_000), fit(300_000, 'EUR')]).toEqual([1, 1, 0.88, 0.6, 1])
    expect(payFit(null, { estimatedSalary: [1, 2] } as never)).toBe(1)
    expect(payFit(pay, { estimatedSalary: null } as never)).toBe(1)
  })
})

describe('requirements that almost no one meets', () => {
  const more = { ...wish, keywordsRequired: ['ACLS', 'ADN req’d', 'PCU'] }
  const whole = planSearch(vocabulary, more, [], noLessons)
  const { demands, from } = rareTerms(vocabulary, more, whole.model)
  test('are fewer than ten people of the title, or than a tenth of a few', () => {
    expect(demands).toHaveLength(4)
    expect(from([100, 40, 0, 9])).toEqual(
      new Map([
        ['ADN req’d', 0],
        ['PCU', 9],
      ]),
    )
    expect(from([12, 3, 0, 1])).toEqual(
      new Map([
        ['ADN req’d', 0],
        ['PCU', 1],
      ]),
    )
    expect(from([4, 1, 1, 1])).toEqual(new Map())
  })
  test('neither filter nor decide the order before the score, and still count', () => {
    const relaxed = withoutRare(vocabulary, more, whole, new Set(['ADN req’d', 'PCU']))
    expect(relaxed.anyOf.length).toBeLessThan(whole.anyOf.length)
    expect(value({ skills: ['ACLS'] }, relaxed)).toBeGreaterThan(0)
    expect(value({ skills: ['ACLS', 'PCU'] }, relaxed)).toBeGreaterThan(value({ skills: ['ACLS'] }, relaxed))
    expect(value({ skills: ['PCU'] }, relaxed)).toBeLessThan(0)
  })
})

test('who is likely to expect more than a required pay misses it, in any currency; pay that isn’t known is no reason', () => {
  const strict = planSearch(vocabulary, { ...wish, payRequired: true }, [], noLessons)
  const missed = (pay: number | null, currency = 'USD') => {
    const person = {
      ...nurse({}),
      estimatedSalary: pay === null ? null : [pay, pay],
      estimatedSalaryCurrency: currency,
    } as MatchableProfile
    return judge(vocabulary, strict, person, '2026-11').missedMusts ?? []
  }
  const more = ['likely to expect more pay than the job offers']
  expect([missed(90_000), missed(150_000), missed(null), missed(90_000, 'XXX')]).toEqual([[], more, [], []])
  expect([missed(80_000, 'EUR'), missed(130_000, 'EUR'), missed(1_000_000, 'JPY')]).toEqual([[], more, []])
  expect(judge(vocabulary, plan, nurse({ pay: 150_000 }), '2026-11').missedMusts ?? []).toEqual([])
})
