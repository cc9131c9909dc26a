// Profiles that claim what isn't so rank below honest ones, and no sentence says it.
import { noPreferences, type SearchPreferences } from '@fairlead/domain/project/preferences'
import { expect, test } from 'vitest'
import { openClaimChecker } from '@fairlead/matching/explain/claims/check-claim'
import { judge, type Judged } from '@fairlead/matching/judge'
import { noLessons } from '@fairlead/matching/learn/lessons'
import { planSearch } from '@fairlead/matching/plan/plan'
import type { MatchableProfile } from '@fairlead/matching/skills/person'
import { loadTables, loadVocabulary } from '../../../testing/vocabulary.ts'
import { engineers, nurses, scientists } from './adversarial-profiles.data.ts'

const tables = loadTables()
const vocabulary = loadVocabulary()
const checker = openClaimChecker(tables)

interface Shown extends Judged {
  /** The sentences that pass the check. */
  sentences: string[]
}

function judgeAll(people: Record<string, MatchableProfile>, search: Partial<SearchPreferences>): Record<string, Shown> {
  const plan = planSearch(vocabulary, { ...noPreferences, ...search }, [], noLessons)
  return Object.fromEntries(
    Object.entries(people).map(([name, profile]) => {
      const judged = judge(vocabulary, plan, profile, '2026-11')
      const sentences = judged.reasons.filter((reason) => checker.faultOf(profile, reason) === null).map(({ text }) => text)
      return [name, { ...judged, sentences }]
    }),
  )
}

const ofNurses = judgeAll(nurses, { jobTitles: ['Registered Nurse'], keywordsRequired: ['BLS', 'ACLS', 'ICU'] })
const score = (name: string) => ofNurses[name]!.exact
const missing = (name: string) => ofNurses[name]!.missingKeywords
const sentences = (name: string) => ofNurses[name]!.sentences.join('. ')

/** A recruiter's order: everything asked for, then a requirement missing, then long ago, then no usable dates, then other work. */
const tiers = [
  ['honest', 'overlapping jobs', 'no dates'],
  ['ACLS expired', 'expired in the skills'],
  ['ended long ago'],
  ['job since 1076', 'start in 2027', 'end before start'],
  ['study as work', 'copied requirements', 'recruiter', 'salesman', 'barista', 'instructions to a machine', 'aspirations', 'headline only'],
]
test('people are in the order that a recruiter expects', () => {
  for (const [index, names] of tiers.entries())
    for (const lower of tiers.slice(index + 1).flat())
      for (const name of names) expect(score(name), `${name} above ${lower}`).toBeGreaterThan(score(lower))
})

test.each(['ACLS expired', 'expired in the skills'])('%s: the requirement is missing, and the sentence names the rest', (name) => {
  expect(missing(name)).toEqual(['ACLS'])
  expect(ofNurses[name]!.deductions!.map((deduction) => deduction.name)).toContain('missingMusts')
  expect(sentences(name)).toContain('BLS and ICU')
  expect(sentences(name)).not.toContain('ACLS')
})

test.each([...tiers.slice(4).flat(), 'recruiter by title'])('%s: no requirement is met, and no sentence says so', (name) => {
  expect(missing(name)).toEqual(['BLS', 'ACLS', 'ICU'])
  expect(sentences(name)).not.toMatch(/BLS|ACLS|worked with|in this kind of work/)
})

test.each([
  ['job since 1076', '1076'],
  ['start in 2027', '2027'],
  ['end before start', '2020 to 2018'],
])('%s: no years, no present, and the dates are named', (name, dates) => {
  expect(sentences(name)).toContain(`Registered Nurse at Mercy Harbor, dates not usable: ${dates}`)
  expect(sentences(name)).not.toMatch(/\bNow\b|\byears\b|present job/)
})

test('overlapping jobs count once', () => expect(sentences('overlapping jobs')).toContain('10 years in this kind of work'))

test.each([
  [engineers, { jobTitles: ['Controls Engineer'], keywordsRequired: ['PLC'] }, 'PLC'],
  [scientists, { jobTitles: ['Data Scientist'], keywordsRequired: ['Python'] }, 'Python'],
])('%#: the same letters in another sense are no skill', (people, search, keyword) => {
  const { honest, ...impostors } = judgeAll(people, search)
  expect(honest!.sentences).toContain(`Has worked with ${keyword}`)
  for (const [name, person] of Object.entries(impostors)) {
    expect(person.missingKeywords, name).toEqual([keyword])
    expect(person.sentences.join(), name).not.toContain('worked with')
    expect(person.exact, name).toBeLessThan(honest!.exact)
  }
})
