import { describe, expect, test } from 'vitest'
import { noPreferences, type SearchPreferences } from '@fairlead/domain/project/preferences'
import { loadVocabulary } from '../../testing/vocabulary.ts'
import { noLessons } from '../learn/lessons.ts'
import { writeText } from '@fairlead/domain/shared/stored-text'
import { judge, rankValue } from '../judge.ts'
import * as german from '../plan/texts/de/missed.ts'
import * as english from '../plan/texts/en/missed.ts'
import { missedMustsNote } from './missed-musts.ts'
import type { MatchableProfile } from '../skills/person.ts'
import { planSearch } from '../plan/plan.ts'

const vocabulary = loadVocabulary()
const person = (overrides: Partial<MatchableProfile>): MatchableProfile => ({ ...noOne, ...overrides })
const noOne: MatchableProfile = {
  headline: null,
  summary: null,
  place: { label: 'Berlin, Germany', city: 'Berlin', state: null, country: 'Germany' } as MatchableProfile['place'],
  experiences: [
    {
      title: 'Backend Engineer',
      company: 'Harbour',
      start: '2022-01',
      end: null,
      description: 'Built services with Kafka.',
      industry: null,
      location: null,
    },
  ] as MatchableProfile['experiences'],
  education: [],
  skills: ['Kafka'],
} as unknown as MatchableProfile
const missed = (wish: Partial<SearchPreferences>, overrides: Partial<MatchableProfile> = {}) => {
  const preferences = { ...noPreferences, ...wish }
  const plan = planSearch(vocabulary, preferences, [], noLessons)
  return judge(vocabulary, plan, person(overrides), '2026-11').missedMusts ?? []
}

describe('requirements a person lacks', () => {
  test('lists years, work, place and country, degree, and keywords', () => {
    expect(
      missed({
        jobTitles: ['Veterinarian'],
        locations: ['Austin, Texas, United States'],
        yearsMin: 8,
        bachelors: true,
        keywordsRequired: ['Kafka', 'PostgreSQL'],
      }),
    ).toEqual([
      'less than 8 years of experience',
      'other work than Veterinarian',
      'outside Austin',
      'outside United States',
      "without a bachelor's degree",
      'no mention of PostgreSQL',
    ])
  })
  test('are named for readers of other languages too', () => {
    const preferences = {
      ...noPreferences,
      jobTitles: ['Veterinarian'],
      locations: ['Austin, Texas, United States'],
      yearsMin: 8,
      bachelors: true,
    }
    const wish = { ...preferences, track: 'manager' as const, jobTitlesRequired: ['Veterinarian'], jobTitlesWhen: 'current' as const }
    const plan = planSearch(vocabulary, { ...wish, keywordsRequired: ['PostgreSQL', 'led a team'] }, [], noLessons)
    const { missedMusts, missedTexts } = judge(vocabulary, plan, person({}), '2026-11')
    expect(missedTexts!.map((text) => writeText(english, text))).toEqual(missedMusts)
    expect(missedTexts!.map((text) => writeText(german, text))).toEqual([
      'weniger als 8 Jahre Berufserfahrung',
      'derzeit ohne den Jobtitel Veterinarian',
      'außerhalb von Austin',
      'außerhalb von United States',
      'ohne Bachelorabschluss',
      'nicht erkennbar: Führung',
      'PostgreSQL nicht erwähnt',
      'nicht belegt: led a team',
    ])
  })
  test('another level is two steps or more away, unless the user set a track', () => {
    const [job] = noOne.experiences
    const now = (title: string) => ({ experiences: [{ ...job!, title }] as MatchableProfile['experiences'] })
    const wish = { jobTitles: ['Senior Backend Engineer'] }
    expect(missed(wish, now('Staff Backend Engineer'))).toEqual([])
    expect(missed(wish, now('Principal Backend Engineer'))).toEqual(['at another level than Senior Backend Engineer'])
    expect(missed({ ...wish, track: 'ic' }, now('Principal Backend Engineer'))).toEqual([])
  })
  test('near a place is an hour away, and elsewhere in its country misses only the place', () => {
    const home = (label: string) => ({ place: { label, city: null, state: null, country: null } as unknown as MatchableProfile['place'] })
    const wish = { locations: ['Columbus, Ohio, United States'] }
    expect(missed(wish, home('Westerville, Ohio, United States'))).toEqual([])
    expect(missed(wish, home('Cleveland, Ohio, United States'))).toEqual(['outside Columbus'])
    expect(missed(wish, home('Mansfield, Ohio, United States'))).toEqual(['outside Columbus'])
    expect(missed({ ...wish, locationRadiusKm: 100 }, home('Mansfield, Ohio, United States'))).toEqual([])
    expect(missed({ ...wish, locationRadiusKm: 250 }, home('Cleveland, Ohio, United States'))).toEqual([])
    expect(missed(wish, home('Toronto, Ontario, Canada'))).toEqual(['outside Columbus', 'outside United States'])
  })
  test('who lives in the state comes before anyone elsewhere in the country, but after who misses less', () => {
    const plan = planSearch(
      vocabulary,
      { ...noPreferences, jobTitles: ['Backend Engineer'], locations: ['Columbus, Ohio, United States'], keywordsRequired: ['Kafka'] },
      [],
      noLessons,
    )
    const value = (label: string, overrides: Partial<MatchableProfile> = {}) =>
      rankValue(
        judge(vocabulary, plan, person({ place: { label, city: null, state: null, country: null } as never, ...overrides }), '2026-11'),
      )
    const noKafka = {
      skills: [],
      experiences: noOne.experiences.map((job) => ({ ...job, description: null })),
    } as Partial<MatchableProfile>
    const older = { experiences: noOne.experiences.map((job) => ({ ...job, title: 'Software Engineer' })) } as Partial<MatchableProfile>
    const order = [
      value('Columbus, Ohio, United States', older),
      value('Cleveland, Ohio, United States', older),
      value('Austin, Texas, United States'),
      value('Toronto, Ontario, Canada'),
    ]
    expect(order.toSorted((a, b) => b - a)).toEqual(order)
    expect(value('Austin, Texas, United States')).toBeGreaterThan(value('Cleveland, Ohio, United States', noKafka))
  })
  test('a required title is met by the same work under another name, but not by similar work', () => {
    const required = (title: string, more: Partial<SearchPreferences> = {}) =>
      missed({ jobTitles: [title, 'Baker'], jobTitlesRequired: [title], ...more })
    expect(required('Backend Engineer')).toEqual([])
    expect(required('Backend Developer')).toEqual([])
    expect(required('Frontend Engineer')).toEqual(['without the title Frontend Engineer'])
    expect(required('Engineering Manager')).toEqual(['without the title Engineering Manager'])
    expect(required('Veterinarian', { jobTitlesRequired: ['Veterinarian', 'Baker'] })).toEqual(['without the title Veterinarian or Baker'])
  })
  test('a title held before meets a required one unless it must be current', () => {
    const jobs = [
      { ...noOne.experiences[0]!, title: 'Engineering Manager' },
      { ...noOne.experiences[0]!, start: '2018-01', end: '2022-01' },
    ] as MatchableProfile['experiences']
    const wish = { jobTitles: ['Backend Engineer'], jobTitlesRequired: ['Backend Engineer'] }
    expect(missed(wish, { experiences: jobs })).toEqual([])
    expect(missed({ ...wish, jobTitlesWhen: 'current' }, { experiences: jobs })).toEqual(['without the title Backend Engineer now'])
  })
  test('a person without jobs has held no required title', () => {
    const wish = { jobTitles: ['Backend Engineer'], jobTitlesRequired: ['Backend Engineer'] }
    expect(missed(wish, { experiences: [], resumeText: 'Backend Engineer' })).toEqual(['without the title Backend Engineer'])
  })
  test("nothing when all are met, and a preference isn't a requirement", () => {
    expect(missed({ locations: ['Berlin, State of Berlin, Germany'], yearsMin: 3, keywordsRequired: ['Kafka'] })).toEqual([])
    expect(missed({ locations: ['Austin, Texas, United States'], remoteAllowed: true })).toEqual([])
  })
  test("finds mentions in the résumé's text but not in denials", () => {
    expect(missed({ keywordsRequired: ['PostgreSQL'] }, { resumeText: 'Five years of PostgreSQL.' })).toEqual([])
    expect(missed({ keywordsRequired: ['PostgreSQL'] }, { summary: 'No experience with PostgreSQL.' })).toEqual([
      'no mention of PostgreSQL',
    ])
  })
  test('the note counts them, most frequent first', () => {
    expect(missedMustsNote([[], []])).toBe(null)
    const note = missedMustsNote([
      [],
      [['outside', 'Austin']],
      [
        ['noMention', 'Go'],
        ['outside', 'Austin'],
      ],
    ])
    expect(writeText(english, note!)).toBe(
      'Too few people meet every requirement. 2 of these 3 do not: outside Austin (2), no mention of Go (1).',
    )
  })
})
