// Merging: no stated fact is lost, the newest statement wins, and merging again changes nothing.
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { normalise } from '../reference/normalise.ts'
import { emptyProfile, mergeProfiles, type Sources } from './merge.ts'
import type { Education, Experience, Profile } from '../shared/profile.ts'

const word = fc.constantFrom('Engineer', 'engineer ', 'Senior Engineer', 'Acme', 'ACME', 'Globex', 'C++', '++', 'Ünïcode', 'Go')
const maybe = <T>(arbitrary: fc.Arbitrary<T>) => fc.option(arbitrary, { nil: null })
const month = fc.constantFrom('2012-01', '2015-06', '2019-01', '2021-03')
const email = fc.constantFrom('ann@a.example', 'Ann@A.example', 'bob@b.example', 'c@c.example')

const experience: fc.Arbitrary<Experience> = fc.record({
  title: word,
  company: word,
  start: maybe(month),
  end: maybe(month),
  location: maybe(word),
  description: maybe(fc.string()),
  industry: maybe(word),
})
const education: fc.Arbitrary<Education> = fc.record({
  school: word,
  degree: maybe(fc.constantFrom('BSc', 'bsc', 'MSc', ' ')),
  fieldOfStudy: maybe(word),
  startYear: maybe(fc.integer({ min: 1990, max: 2020 })),
  endYear: maybe(fc.integer({ min: 1990, max: 2024 })),
  activities: maybe(word),
})
const profile: fc.Arbitrary<Profile> = fc.record({
  firstName: fc.constantFrom('', 'Ann', 'Bo'),
  lastName: fc.constantFrom('', 'Lee', ' '),
  headline: maybe(word),
  summary: maybe(fc.string()),
  place: maybe(fc.record({ label: word, city: maybe(word), state: maybe(word), country: maybe(word) })),
  experiences: fc.array(experience, { maxLength: 5 }),
  education: fc.array(education, { maxLength: 4 }),
  skills: fc.array(word, { maxLength: 5 }),
  recommendations: fc.array(fc.record({ by: word, content: word }), { maxLength: 2 }),
  linkedinUrl: maybe(fc.constant('https://www.linkedin.com/in/ann')),
  personalEmails: fc.array(email, { maxLength: 3 }),
  workEmails: fc.array(email, { maxLength: 3 }),
  pictureUrl: maybe(fc.webUrl()),
  estimatedSalary: maybe(fc.tuple(fc.nat(), fc.nat())),
})

const noSources: Sources = {}
const time = '2026-11-01T00:00:00.000Z'
const later = '2026-12-01T00:00:00.000Z'
const key = (text: string) => normalise(text) || text.trim().toLowerCase()

describe('mergeProfiles', () => {
  test('merging the same again changes nothing', () => {
    fc.assert(
      fc.property(profile, profile, (base, incoming) => {
        const once = mergeProfiles({ profile: base, sources: noSources }, incoming, 'file', time)
        const twice = mergeProfiles(once, incoming, 'file', later)
        expect(twice.profile).toEqual(once.profile)
        expect(twice.sources).toEqual(once.sources)
        expect(twice.changed).toBe(false)
      }),
      { numRuns: 2000 },
    )
  })

  test('keeps every skill, address, job, and school that any source stated', () => {
    fc.assert(
      fc.property(profile, profile, (base, incoming) => {
        const { profile: merged } = mergeProfiles({ profile: base, sources: noSources }, incoming, 'file', time)
        for (const from of [base, incoming]) {
          for (const skill of from.skills) expect(merged.skills.map(key)).toContain(key(skill))
          const emails = [...merged.personalEmails, ...merged.workEmails].map((address) => address.toLowerCase())
          for (const address of [...from.personalEmails, ...from.workEmails]) expect(emails).toContain(address.toLowerCase())
          for (const job of from.experiences)
            expect(
              merged.experiences.some(
                (entry) =>
                  key(entry.title) === key(job.title) &&
                  key(entry.company) === key(job.company) &&
                  (job.start === null || entry.start === job.start),
              ),
            ).toBe(true)
          for (const entry of from.education) expect(merged.education.map((school) => key(school.school))).toContain(key(entry.school))
        }
      }),
      { numRuns: 1000 },
    )
  })

  test("doesn't add other spellings of existing list entries", () => {
    fc.assert(
      fc.property(profile, (base) => {
        const clean = mergeProfiles({ profile: emptyProfile, sources: noSources }, base, 'file', time)
        const shouted: Profile = {
          ...emptyProfile,
          skills: base.skills.map((skill) => ` ${skill.toUpperCase()}`),
          personalEmails: [...base.personalEmails, ...base.workEmails].map((address) => ` ${address.toUpperCase()} `),
          experiences: base.experiences.map((job) => ({ ...job, title: job.title.toUpperCase() })),
        }
        const merged = mergeProfiles(clean, shouted, 'other', time).profile
        expect(merged.skills).toEqual(clean.profile.skills)
        expect(merged.personalEmails).toEqual(clean.profile.personalEmails)
        expect(merged.experiences.length).toBe(clean.profile.experiences.length)
      }),
    )
  })

  test('every stated field has its source', () => {
    fc.assert(
      fc.property(profile, (incoming) => {
        const { profile: merged, sources } = mergeProfiles({ profile: emptyProfile, sources: noSources }, incoming, 'file', time)
        for (const [field, value] of Object.entries(merged))
          if (value !== null && value !== '' && !(Array.isArray(value) && value.length === 0))
            expect(sources[field]).toEqual([{ source: 'file', at: time }])
      }),
    )
  })

  test('the newest statement wins, an empty one never', () => {
    const base = {
      profile: { ...emptyProfile, firstName: 'Ann', headline: 'Engineer', summary: 'Builds things' },
      sources: { headline: [{ source: 'pool', at: time }] },
    }
    const {
      profile: merged,
      sources,
      changed,
    } = mergeProfiles(base, { ...emptyProfile, headline: 'Staff Engineer', summary: ' ' }, 'file', later)
    expect(merged).toMatchObject({ firstName: 'Ann', headline: 'Staff Engineer', summary: 'Builds things' })
    expect(sources['headline']).toEqual([
      { source: 'pool', at: time },
      { source: 'file', at: later },
    ])
    expect(changed).toBe(true)
  })

  test('a job without a start joins the one with a start, and two starts stay two jobs', () => {
    const job = (start: string | null, description: string | null = null): Experience => ({
      title: 'Engineer',
      company: 'Acme',
      start,
      end: null,
      location: null,
      description,
      industry: null,
    })
    const merge = (before: Experience[], after: Experience[]) =>
      mergeProfiles(
        { profile: { ...emptyProfile, experiences: before }, sources: {} },
        { ...emptyProfile, experiences: after },
        'file',
        time,
      ).profile.experiences
    expect(merge([job('2019-01')], [job(null, 'Ran the ovens')])).toEqual([job('2019-01', 'Ran the ovens')])
    expect(merge([job(null)], [job('2019-01')])).toEqual([job('2019-01')])
    expect(merge([job('2015-01')], [job('2019-01')]).map((entry) => entry.start)).toEqual(['2019-01', '2015-01'])
  })
})
