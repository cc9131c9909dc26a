// Criteria that are computed from jobs: met only by proof, which the card shows and the checker computes again.
import { noPreferences } from '@fairlead/domain/project/preferences'
import { describe, expect, test } from 'vitest'
import { loadTables, loadVocabulary } from '../../testing/vocabulary.ts'
import { openClaimChecker } from '../explain/claims/check-claim.ts'
import { explainClaim } from '../explain/claims/explain.ts'
import { judge } from '../judge.ts'
import { noLessons } from '../learn/lessons.ts'
import { groupsOf } from '../plan/groups.ts'
import { planSearch } from '../plan/plan.ts'
import { indexPerson } from '../skills/index-person.ts'
import type { MatchableProfile } from '../skills/person.ts'

const tables = loadTables()
const vocabulary = loadVocabulary()
const checker = openClaimChecker(tables)
const today = '2026-11'

type Job = [title: string, company: string, start: string | null, end: string | null, description?: string]
function person(jobs: Job[], more: Partial<MatchableProfile> = {}): MatchableProfile {
  const experiences = jobs.map(([title, company, start, end, description = null]) => {
    return { title, company, start, end, description, location: null, industry: null }
  })
  return { headline: null, summary: null, place: null, education: [], skills: [], estimatedSalary: null, experiences, ...more }
}

/** The sentence of the card that proves a required criterion, with how it was computed; null = it is missed. */
function proofOf(keyword: string, profile: MatchableProfile): string | null {
  const preferences = { ...noPreferences, keywordsRequired: [keyword] }
  const plan = planSearch(vocabulary, preferences, [], noLessons)
  const judged = judge(vocabulary, plan, profile, today)
  const isMet = judged.matchedKeywords.includes(keyword)
  expect(judged.missedMusts ?? [], keyword).toEqual(isMet ? [] : [`nothing shows: ${keyword}`])
  const reason = judged.reasons.find(({ claim }) =>
    ['rise', 'stayed', 'led', 'moved', 'company', 'licensed', 'practice'].includes(claim?.kind ?? ''),
  )
  if (!isMet) return null
  // anyone who meets it is found by the index
  const { concepts } = indexPerson(vocabulary, { ...profile, firstName: 'Kim', lastName: 'Example' }, today)
  for (const group of groupsOf(vocabulary, preferences, plan.model))
    expect(
      group.concepts.some((concept) => concepts.includes(concept)),
      group.label,
    ).toBe(true)
  expect(reason && checker.faultOf(profile, reason), keyword).toBeNull()
  const computation = explainClaim(profile, reason!.claim!)
  return computation === null ? reason!.text : `${reason!.text} [${computation}]`
}

const analyst = person([
  ['Senior Analyst', 'Northwind', '2020-03', null],
  ['Analyst', 'Northwind', '2018-06', '2020-03'],
  ['Junior Analyst', 'Contoso Bank', '2014-01', '2018-06'],
])

describe('a promotion', () => {
  test.each([
    [
      'promoted within 2 years',
      'Rose from Analyst to Senior Analyst at Northwind in 1 year 9 months [Analyst from Jun 2018, Senior Analyst from Mar 2020]',
    ],
    [
      'in 2 Jahren befördert',
      'Rose from Analyst to Senior Analyst at Northwind in 1 year 9 months [Analyst from Jun 2018, Senior Analyst from Mar 2020]',
    ],
    ['promoted within 1 year', null],
    [
      'promoted in the last 7 years',
      'Rose from Analyst to Senior Analyst at Northwind in 1 year 9 months [Analyst from Jun 2018, Senior Analyst from Mar 2020]',
    ],
    ['promue au cours des 3 dernières années', null],
    ['ascendido en menos de 18 meses', null],
  ])('%s: %s', (keyword, proof) => expect(proofOf(keyword, analyst)).toBe(proof))

  test('between employers, or without dates, is none', () => {
    expect(
      proofOf(
        'promoted within 5 years',
        person([
          ['Senior Nurse', 'Mercy', '2020-01', null],
          ['Nurse', 'Harbor', '2018-01', '2020-01'],
        ]),
      ),
    ).toBeNull()
    expect(
      proofOf(
        'promoted within 5 years',
        person([
          ['Senior Nurse', 'Mercy', null, null],
          ['Nurse', 'Mercy', null, null],
        ]),
      ),
    ).toBeNull()
  })
})

describe('time with an employer', () => {
  const computation = 'Senior Analyst, Mar 2020 to Nov 2026; Analyst, Jun 2018 to Mar 2020; Junior Analyst, 2014 to Jun 2018'
  test.each([
    [
      'stayed at least 4 years per employer on average',
      `6 years 5 months per employer on average (2 employers) [${computation}: 6 years 5 months]`,
    ],
    ['mindestens 4 Jahre bei jedem Arbeitgeber', `4 years 5 months or more with each of 2 employers [${computation}: 4 years 5 months]`],
    ['al menos 5 años en cada empresa', null],
    [
      'resté 8 ans dans la même entreprise',
      '8 years 5 months with Northwind [Senior Analyst, Mar 2020 to Nov 2026; Analyst, Jun 2018 to Mar 2020: 8 years 5 months]',
    ],
    ['average tenure of 7+ years', null],
    [
      'at the current company for at least 5 years',
      '8 years 5 months with Northwind [Senior Analyst, Mar 2020 to Nov 2026; Analyst, Jun 2018 to Mar 2020: 8 years 5 months]',
    ],
  ])('%s: %s', (keyword, proof) => expect(proofOf(keyword, analyst)).toBe(proof))

  test('a job that has only begun is not held against anyone', () => {
    const mover = person([
      ['Nurse', 'Mercy', '2026-09', null],
      ['Nurse', 'Harbor', '2020-01', '2026-09'],
    ])
    expect(proofOf('at least 3 years in each job', mover)).toContain('6 years 8 months or more with each of 1 employer')
    expect(proofOf('average tenure of at least 4 years', mover)).toBeNull()
    expect(proofOf('at least 2 years with the present employer', mover)).toBeNull()
  })
})

describe('people led', () => {
  const leader = person([
    ['Head of Sales', 'Northwind', '2020-03', null, 'Grew revenue 40%. Led a team of 14 account executives across 3 countries.'],
    ['Account Executive', 'Contoso', '2016-01', '2020-02', 'Worked in a team of 30 led by the VP Sales.'],
  ])
  test.each([
    ['led 10 or more people', 'Led 14 people: “Led a team of 14”'],
    ['mindestens 12 Mitarbeitende geführt', 'Led 14 people: “Led a team of 14”'],
    ['has managed a team', 'Led 14 people: “Led a team of 14”'],
    ['ayant encadré 20 personnes', null],
  ])('%s: %s', (keyword, proof) => expect(proofOf(keyword, leader)).toBe(proof))

  test.each([
    ['Leitung eines Teams von 8 Pflegekräften', 'Led 8 people: “Leitung eines Teams von 8 Pflegekräften”'],
    ['Encadrement de 9 techniciens en rotation', 'Led 9 people: “Encadrement de 9 techniciens”'],
    ['Equipo de 11 personas a mi cargo', 'Led 11 people: “Equipo de 11 personas a mi cargo”'],
    ['Managed a portfolio of 12 accounts', null],
    ['Never managed a team of 12 people', null],
    ['Recruited nurses who led teams of 20 people', null],
    ['Built the app that 400 engineers use', null],
  ])('in the words of a profile: %s', (description, proof) => {
    expect(proofOf('led 5 or more people', person([['Manager', 'Harbor', '2019-01', null, description]]))).toBe(proof)
  })
})

describe('moves and employers', () => {
  const mover = person([
    ['Product Manager', 'Stripe', '2021-04', null],
    ['Senior Consultant', 'Deloitte', '2016-09', '2021-03'],
  ])
  const proof =
    'Moved from Senior Consultant at Deloitte to Product Manager at Stripe [Senior Consultant from Sep 2016, Product Manager from Apr 2021]'
  test.each([
    ['moved from Deloitte to Stripe', proof],
    ['moved from consultant to product manager', proof],
    ['von Deloitte zu Stripe gewechselt', proof],
    ['passé de Deloitte à Stripe', proof],
    ['moved from Stripe to Deloitte', null],
    ['worked at Stripe, Plaid, or Adyen', 'Works at Stripe'],
    ['ex-Deloitte/McKinsey', 'Worked at Deloitte'],
    ['trabajó en Google o Amazon', null],
  ])('%s: %s', (keyword, expected) => expect(proofOf(keyword, mover)).toBe(expected))
})

describe('a license with its state', () => {
  const nurse = (skills: string[], summary: string | null = null) =>
    person([['Registered Nurse', 'Mercy', '2020-01', null]], { skills, summary })
  test.each([
    [['RN License, Ohio'], null, 'RN license for Ohio: “RN License, Ohio”'],
    [['RN (OH), active'], null, 'RN license for Ohio: “RN (OH”'],
    [[], 'Licensed in the State of Ohio as RN since 2019.', 'RN license for Ohio: “Ohio as RN”'],
    [['RN', 'Ohio'], null, null],
    [['RN License, Texas'], null, null],
    [[], 'RN license, no Ohio license yet', null],
  ])('%s %s: %s', (skills, summary, proof) => expect(proofOf('RN license (Ohio)', nurse(skills, summary))).toBe(proof))
})

describe('years of a skill', () => {
  const engineer = person(
    [
      ['Platform Engineer', 'Northwind', '2022-01', null, 'Runs 40 Kubernetes clusters.'],
      ['Backend Engineer', 'Contoso', '2018-01', '2022-01', 'Payment services in Go. No Kubernetes then.'],
    ],
    { skills: ['Kubernetes', 'Terraform'] },
  )
  test.each([
    ['4 years of Kubernetes', '4 years 10 months in jobs with Kubernetes [Platform Engineer, 2022 to Nov 2026: 4 years 10 months]'],
    ['4 Jahre Erfahrung mit K8s', '4 years 10 months in jobs with K8s [Platform Engineer, 2022 to Nov 2026: 4 years 10 months]'],
    ['5 years of Kubernetes', null],
    ['1 year of Terraform', null],
  ])('%s: %s', (keyword, proof) => expect(proofOf(keyword, engineer)).toBe(proof))
})

test('a state that is also a city is read as the state', () => {
  const attorney = person([['Attorney', 'Harbor Law', '2020-01', null, 'Bar admission: attorney license, New York, since 2018.']])
  expect(proofOf('attorney license (New York)', attorney)).toBe('attorney license for New York: “attorney license, New York”')
})

test('what is left out is computed, too', () => {
  const preferences = { ...noPreferences, jobTitles: ['Analyst'], badKeywords: ['worked at Northwind'] }
  const plan = planSearch(vocabulary, preferences, [], noLessons)
  const outsider = person([['Analyst', 'Contoso', '2018-06', null]])
  const deductions = (profile: MatchableProfile) => judge(vocabulary, plan, profile, today).deductions?.map(({ name }) => name) ?? []
  expect(deductions(analyst)).toContain('unwanted')
  expect(deductions(outsider)).not.toContain('unwanted')
})
