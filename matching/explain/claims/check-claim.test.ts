// The checker accepts the reasons of real searches and refuses deliberately false ones.
import fs from 'node:fs'
import path from 'node:path'
import type { Reason } from '@fairlead/domain/candidate/assessment'
import { claimKinds, type Claim } from '@fairlead/domain/candidate/claim'
import { noPreferences } from '@fairlead/domain/project/preferences'
import { describe, expect, test } from 'vitest'
import { collectReasons } from '../../../research/matching/reasons/collect.ts'
import { lieNames, plantFalse } from '../../../research/matching/reasons/plant.ts'
import { peopleOfClaims, searchesOfClaims } from '../../../research/matching/reasons/searches.ts'
import { loadPool, withEmployerFacts } from '../../../testing/vocabulary.ts'
import { judge } from '../../judge.ts'
import { noLessons } from '../../learn/lessons.ts'
import { planSearch } from '../../plan/plan.ts'
import { openClaimChecker } from './check-claim.ts'
import { explainClaim } from './explain.ts'
import { countMonths } from './months.ts'

const { tables, vocabulary } = withEmployerFacts()
const checker = openClaimChecker(tables)
const today = '2026-11'
const pool = peopleOfClaims(loadPool(tables, 600, 5).map(({ person }) => person))
const written = collectReasons(vocabulary, searchesOfClaims(pool), pool, { today, max: 15 })
const holding = written.filter(({ profile, reason }) => checker.faultOf(profile, reason) === null)

describe('reasons that searches write', () => {
  test.each(claimKinds)('claims of the kind %s are written, and at least 95 in 100 are computed true', (kind) => {
    const countOf = (list: typeof written) => list.filter(({ reason }) => reason.claim?.kind === kind).length
    expect(countOf(written)).toBeGreaterThan(4)
    expect(countOf(holding) / countOf(written)).toBeGreaterThanOrEqual(0.95)
  })

  test('none of the falsified reasons holds, in any way', () => {
    const planted = plantFalse(holding, 200)
    expect(new Set(planted.map(({ lie }) => lie))).toEqual(new Set(lieNames))
    const undetected = planted.filter(({ profile, reason }) => checker.faultOf(profile, reason) === null)
    expect(undetected.map(({ lie, reason }) => `${lie}: ${reason.text}`)).toEqual([])
  })

  test("a reason without a claim, or with a kind written by a newer version, doesn't hold", () => {
    const { profile, reason } = holding[0]!
    const { claim: _claim, ...bare } = reason
    expect(checker.faultOf(profile, bare)).toBe('no_claim')
    expect(checker.faultOf(profile, { ...reason, claim: { kind: 'horoscope' } } as unknown as Reason)).toBe('no_claim')
  })
})

describe('years', () => {
  const job = (title: string, start: string | null, end: string | null) => {
    return { title, company: 'Mercy', start, end, location: null, description: null, industry: null }
  }
  const profile = (experiences: ReturnType<typeof job>[]) => {
    return { headline: null, summary: null, place: null, education: [], skills: [], estimatedSalary: null, experiences }
  }
  const reasonFor = (title: string, experiences: ReturnType<typeof job>[]) => {
    const plan = planSearch(vocabulary, { ...noPreferences, jobTitles: [title] }, [], noLessons)
    return judge(vocabulary, plan, profile(experiences), today).reasons[0]!
  }

  test('of the named work and of related work are counted separately, overlaps once', () => {
    const jobs = [
      job('Registered Nurse', '2022-11', null),
      job('ICU Nurse', '2022-11', null),
      job('Nurse Practitioner', '2019-11', '2022-11'),
      job('Pastry Chef', '2001-11', '2019-11'),
    ]
    const reason = reasonFor('Registered Nurse', jobs)
    expect(reason.text).toBe('Now Registered Nurse at Mercy, 4 years in this kind of work; 3 years in related work')
    expect(checker.faultOf(profile(jobs), reason)).toBeNull()
    expect(explainClaim(profile(jobs), reason.claim!)).toBe(
      'Registered Nurse, Nov 2022 to Nov 2026; ICU Nurse, Nov 2022 to Nov 2026: 4 years. Related work: Nurse Practitioner, Nov 2019 to Nov 2022: 3 years',
    )
  })

  test('are not stated as years of the requested work', () => {
    const jobs = [job('Nurse Practitioner', '2016-11', null)]
    const reason = reasonFor('Registered Nurse', jobs)
    expect(reason.text).toBe('Now Nurse Practitioner at Mercy, close to Registered Nurse, 10 years in related work')
    expect(checker.faultOf(profile(jobs), reason)).toBeNull()
  })

  test('with only years as dates are counted from the middle of the year, stated as approximate, and false otherwise', () => {
    const jobs = [job('Registered Nurse', '2022', null), job('ICU Nurse', '2019', '2022'), job('Nurse Practitioner', '2016-02', '2019-02')]
    const reason = reasonFor('Registered Nurse', jobs)
    expect(reason.text).toBe('Now Registered Nurse at Mercy, about 7 years in this kind of work; 3 years in related work')
    expect(reason.claim).toMatchObject({ same: { months: 88, isEstimate: true }, related: { months: 36, isEstimate: false } })
    expect(checker.faultOf(profile(jobs), reason)).toBeNull()
    expect(explainClaim(profile(jobs), reason.claim!)).toBe(
      'Registered Nurse, 2022 to Nov 2026; ICU Nurse, 2019 to 2022: about 7 years 4 months. Related work: Nurse Practitioner, Feb 2016 to Feb 2019: 3 years',
    )
    const claim = reason.claim as Extract<Claim, { kind: 'title' }>
    const certain = { ...reason, text: reason.text.replace('about ', ''), claim: { ...claim, same: { ...claim.same, isEstimate: false } } }
    expect(checker.faultOf(profile(jobs), certain)).toBe('months')
    expect(checker.faultOf(profile(jobs), { ...reason, text: reason.text.replace('about ', '') })).toBe('sentence')
  })

  test('a claim fails once the profile says something else', () => {
    const jobs = [job('Registered Nurse', '2016-11', null)]
    const reason = reasonFor('Registered Nurse', jobs)
    expect(checker.faultOf(profile([job('Registered Nurse', '2020-11', null)]), reason)).toBe('quote')
    expect(checker.faultOf(profile([job('Registered Nurse', '2016-11', '2020-11')]), reason)).toBe('job')
  })

  test('months are counted once despite overlaps, and mistyped dates count nothing', () => {
    const jobs = [job('A', '2020-01', '2021-01'), job('B', '2020-07', '2021-07'), job('C', '1020-01', null), job('D', '2022-13', null)]
    expect(countMonths(jobs, [0, 1, 2, 3], today)).toBe(18)
    expect(countMonths(jobs, [4], today)).toBeNull()
  })
})

test('shares no code, word lists, or vectors with the score and the writer of reasons', () => {
  const files = fs
    .readdirSync(import.meta.dirname, { encoding: 'utf8', recursive: true })
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
  const imported = files.flatMap((name) =>
    [...fs.readFileSync(path.join(import.meta.dirname, name), 'utf8').matchAll(/ from '([^']+)'/g)].map(([, from]) => from!),
  )
  expect(imported.filter((from) => !from.startsWith('./') && !from.startsWith('@fairlead/domain/'))).toEqual([])
})

describe('a promotion', () => {
  const job = (title: string, start: string, end: string | null) => {
    return { title, company: 'Harbor', start, end, location: null, description: null, industry: null }
  }
  /** Whether a promotion from one title to the other is written, and whether it holds. */
  function riseBetween(from: string, to: string): { isWritten: boolean; holds: boolean } {
    const profile = {
      headline: null,
      summary: null,
      place: null,
      education: [],
      skills: [],
      estimatedSalary: null,
      experiences: [job(to, '2022-01', null), job(from, '2018-01', '2022-01')],
    }
    const plan = planSearch(vocabulary, { ...noPreferences, jobTitles: [to] }, [], noLessons)
    const rise = judge(vocabulary, plan, profile, today).reasons.find(({ claim }) => claim?.kind === 'rise')
    return { isWritten: rise !== undefined, holds: rise !== undefined && checker.faultOf(profile, rise) === null }
  }

  test.each([
    ['Chef', 'Regional Chef'],
    ['Account Executive', 'Regional Account Executive'],
    ['Account Executive', 'Territory Account Executive'],
    ['Sales Manager', 'Area Sales Manager'],
    ['Sales Manager', 'Regional Sales Manager'],
    ['Senior Accountant', 'Accountant'],
  ])("%s to %s isn't one", (from, to) => expect(riseBetween(from, to)).toEqual({ isWritten: false, holds: false }))

  test.each([
    ['Accountant', 'Senior Accountant'],
    ['Junior Executive Assistant', 'Executive Assistant'],
    ['Software Engineer', 'Engineering Manager'],
  ])('%s to %s is one, and the checker agrees', (from, to) => expect(riseBetween(from, to)).toEqual({ isWritten: true, holds: true }))
})
