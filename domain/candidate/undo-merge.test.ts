import { expect, test } from 'vitest'
import { emptyProfile, mergeProfiles } from './merge.ts'
import { isSameProfile, statedFields, undoMerge, type SourcedProfile } from './undo-merge.ts'
import type { Profile } from '../shared/profile.ts'

const job = (title: string, start: string | null = null) => ({
  title,
  company: 'Harbor',
  start,
  end: null,
  location: null,
  description: null,
  industry: null,
})
const profile = (change: Partial<Profile>): Profile => ({ ...emptyProfile, ...change })
const before: SourcedProfile = {
  profile: profile({
    firstName: 'Ada',
    headline: 'Nurse',
    skills: ['ICU'],
    personalEmails: ['ada@home.example'],
    experiences: [job('Nurse')],
  }),
  sources: { headline: [{ source: 'hand', at: '2024' }] },
}
const stated = profile({
  headline: 'Head nurse',
  summary: 'Leads a ward.',
  skills: ['ICU', 'Triage'],
  personalEmails: ['ada@work.example'],
  experiences: [job('Nurse', '2020-01')],
})
const imported = mergeProfiles(before, stated, 'CSV a', '2025')
const undo = (current: SourcedProfile, elsewhere: Profile[] = []) =>
  undoMerge(current, before, { stated: [statedFields(stated)], elsewhere: elsewhere.map(statedFields), label: 'CSV a' })

test('everything is as before when nothing happened since', () => {
  const undone = undo(imported)
  expect(isSameProfile(undone.profile, before.profile)).toBe(true)
  expect(undone.sources).toEqual(before.sources)
  expect(undo(undone)).toEqual(undone)
})

test('what was changed since stays, field by field', () => {
  const edited = { ...imported, profile: { ...imported.profile, headline: 'Matron', skills: [...imported.profile.skills, 'Rust'] } }
  expect(undo(edited).profile).toMatchObject({
    headline: 'Matron',
    summary: null,
    skills: ['ICU', 'Rust'],
    personalEmails: ['ada@home.example'],
  })
})

test('what another import states, too, stays', () => {
  const second = profile({ summary: 'Leads a ward.', skills: ['Triage'] })
  expect(undo(mergeProfiles(imported, second, 'CSV b', '2026'), [second]).profile).toMatchObject({
    headline: 'Nurse',
    summary: 'Leads a ward.',
    skills: ['ICU', 'Triage'],
  })
})
