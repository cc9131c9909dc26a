// A model proposes verdicts with quotes; only what the profile says counts.
import { noPreferences } from '@fairlead/domain/project/preferences'
import { expect, test } from 'vitest'
import { loadTables, loadVocabulary } from '../../testing/vocabulary.ts'
import { openClaimChecker } from '../explain/claims/check-claim.ts'
import { judge } from '../judge.ts'
import { noLessons } from '../learn/lessons.ts'
import { planSearch } from '../plan/plan.ts'
import type { MatchableProfile } from '../skills/person.ts'
import { ownWordsOf, proveVerdicts } from './own-words.ts'

const vocabulary = loadVocabulary()
const criterion = 'built a data team from scratch'
const profile: MatchableProfile = {
  headline: null,
  summary: 'Never ran an on-call rotation for more than 5 people.',
  place: null,
  education: [],
  skills: ['SQL'],
  estimatedSalary: null,
  experiences: [
    {
      title: 'Head of Data',
      company: 'Northwind',
      start: '2020-01',
      end: null,
      location: null,
      industry: null,
      description: 'First data hire;  hired and grew\nthe analytics group to nine.',
    },
  ],
}

const modelOf = (...keywordsRequired: string[]) =>
  planSearch(vocabulary, { ...noPreferences, jobTitles: ['Head of Data'], keywordsRequired }, [], noLessons)

test('a model is asked only about what nothing else reads', () => {
  const { model } = modelOf(
    criterion,
    'Python',
    'led 5 or more people',
    'stakeholder management',
    'Kotlin or Java or C or Go',
    'no gaps in employment please',
  )
  expect(ownWordsOf(model)).toEqual([criterion])
})

test.each([
  ['hired and grew the analytics group', 1, 0],
  ['hired and grew the analytics group to ninety', 0, 1],
  ['data team', 0, 1],
  ['ran an on-call rotation for more than 5 people', 0, 1],
  ['', 0, 1],
])('the quote “%s”: %i proven, %i dropped', (quote, proven, dropped) => {
  const proof = proveVerdicts([criterion], profile, [{ criterion: 0, isMet: true, quote }])
  expect([proof.quotes.size, proof.dropped]).toEqual([proven, dropped])
})

test('verdicts of no criterion, and those that are not met, count nothing', () => {
  const quote = 'hired and grew the analytics group'
  const verdicts = [
    { criterion: 7, isMet: true, quote },
    { criterion: 0, isMet: false, quote },
  ]
  expect(proveVerdicts([criterion], profile, verdicts)).toEqual({ quotes: new Map(), dropped: 0 })
})

test('what is proven meets the criterion, raises the score, and is on the card with its quote', () => {
  const { model } = modelOf(criterion)
  const { quotes } = proveVerdicts([criterion], profile, [
    { criterion: 0, isMet: true, quote: 'First data hire; hired and grew the analytics group' },
  ])
  const [without, withQuote] = [judge(vocabulary, { model }, profile, '2026-11'), judge(vocabulary, { model, quotes }, profile, '2026-11')]
  expect(without.missedMusts).toEqual([`no mention of ${criterion}`])
  expect(withQuote.missedMusts).toBeUndefined()
  expect(withQuote.exact).toBeGreaterThan(without.exact)
  const reason = withQuote.reasons.find(({ claim }) => claim?.kind === 'quoted')!
  expect(reason.text).toBe(`${criterion}, as your model reads: “First data hire;  hired and grew\nthe analytics group”`)
  const checker = openClaimChecker(loadTables())
  expect(checker.faultOf(profile, reason)).toBeNull()
  const changed = { ...profile, experiences: [{ ...profile.experiences[0]!, description: 'Hired no one.' }] }
  expect(checker.faultOf(changed, reason)).toBe('quote')
})
