// What people change in what is held about them, and that other sources don't undo it.
import { expect, test } from 'vitest'
import type { Profile } from '../shared/profile.ts'
import { emptyProfile, mergeProfiles, type Sources } from './merge.ts'
import { applyChange, factLine, sourcesAfter, whyNotChange, type FactChange } from './fact-change.ts'
import { ownSource } from './own-statements.ts'

const job = { title: 'Baker', company: 'Northwind', start: '2019', end: '2021-03' }
const full = { ...job, location: null, description: 'Rye bread', industry: null }
const profile: Profile = {
  ...emptyProfile,
  firstName: 'Jo',
  lastName: 'Doe',
  headline: 'Baker',
  experiences: [full],
  skills: ['Rye', 'Spelt'],
}
const place = (label: string) => ({ label, city: null, state: null, country: null })
const time = '2026-11-29T12:00:00.000Z'

test.each<[FactChange, string | null]>([
  [{ kind: 'job', before: job, after: { ...job, end: '2022' } }, null],
  [{ kind: 'job', before: job, after: null }, null],
  [{ kind: 'job', before: job, after: job }, 'nothing'],
  [{ kind: 'job', before: null, after: { ...job, title: ' ' } }, 'required'],
  [{ kind: 'job', before: null, after: { ...job, start: 'May 2020' } }, 'not_a_month'],
  [{ kind: 'job', before: null, after: { ...job, start: '2021-13' } }, 'not_a_month'],
  [{ kind: 'job', before: null, after: { ...job, start: '2022-05', end: '2021' } }, 'ends_before_start'],
  [{ kind: 'job', before: null, after: { ...job, start: '2021-05', end: '2021' } }, null],
  [{ kind: 'skill', before: null, after: null }, 'nothing'],
  [{ kind: 'skill', before: null, after: 'x'.repeat(301) }, 'too_long'],
  [{ kind: 'text', field: 'name', before: 'Jo Doe', after: null }, 'required'],
  [{ kind: 'text', field: 'headline', before: 'Baker', after: null }, null],
  [{ kind: 'text', field: 'summary', before: null, after: 'x'.repeat(5000) }, null],
])('%o: %s', (change, problem) => expect(whyNotChange(change)).toBe(problem))

test('replaces, adds, and removes one fact, and keeps the rest of an entry', () => {
  const end = applyChange(profile, { kind: 'job', before: job, after: { ...job, end: '2022' } }, place)
  expect(end?.experiences).toEqual([{ ...full, end: '2022' }])
  const newer = { title: 'Head Baker', company: 'Northwind', start: '2022', end: null }
  expect(applyChange(profile, { kind: 'job', before: null, after: newer }, place)?.experiences.map(({ title }) => title)).toEqual([
    'Head Baker',
    'Baker',
  ])
  expect(applyChange(profile, { kind: 'skill', before: 'Rye', after: null }, place)?.skills).toEqual(['Spelt'])
  expect(applyChange(profile, { kind: 'text', field: 'name', before: 'Jo Doe', after: 'Jo van Dyk' }, place)).toMatchObject({
    firstName: 'Jo',
    lastName: 'van Dyk',
  })
  expect(applyChange(profile, { kind: 'text', field: 'place', before: null, after: 'Bonn' }, place)?.place?.label).toBe('Bonn')
})

test('a fact that is no longer there is not changed', () => {
  expect(applyChange(profile, { kind: 'job', before: { ...job, title: 'Cook' }, after: null }, place)).toBeNull()
  expect(applyChange(profile, { kind: 'text', field: 'headline', before: 'Cook', after: 'Chef' }, place)).toBeNull()
  expect(applyChange(profile, { kind: 'skill', before: 'Oat', after: null }, place)).toBeNull()
})

test('an import of the same data brings nothing back, and still adds what is new', () => {
  const steps: FactChange[] = [
    { kind: 'job', before: job, after: { ...job, end: '2022' } },
    { kind: 'skill', before: 'Rye', after: null },
    { kind: 'text', field: 'headline', before: 'Baker', after: 'Head of Bread' },
  ]
  const corrected = steps.reduce<{ profile: Profile; sources: Sources }>(
    (state, change) => ({
      profile: applyChange(state.profile, change, place)!,
      sources: sourcesAfter(state.sources, change, time),
    }),
    { profile, sources: { headline: [{ source: 'Import', at: '2026-01-01' }] } },
  )
  expect(corrected.sources['headline']).toEqual([
    { source: 'Import', at: '2026-01-01' },
    { source: ownSource, at: time },
  ])
  const again = mergeProfiles(corrected, { ...profile, skills: ['Rye', 'Oat'] }, 'Import', '2026-12-01')
  expect(again.profile).toMatchObject({ headline: 'Head of Bread', experiences: [{ end: '2022' }], skills: ['Spelt', 'Oat'] })
  expect(again.profile.experiences).toHaveLength(1)
})

test('a fact in one line', () => {
  expect(factLine(job)).toBe('Baker, Northwind, 2019 – 2021-03')
  expect(factLine({ school: 'Bonn', degree: null, fieldOfStudy: 'Physics' })).toBe('Physics, Bonn')
})
