import { expect, test } from 'vitest'
import { combine, combineAll, recombine, statementOf, trustOf, withoutRemoved } from './combine.ts'
import { emptyProfile } from './merge.ts'
import { compareFields } from './record-fields.ts'
import type { SourcedProfile } from './undo-merge.ts'
import type { Profile } from '../shared/profile.ts'

const record = (profile: Partial<Profile>, source: string, time: string): SourcedProfile => ({
  profile: { ...emptyProfile, ...profile },
  sources: Object.fromEntries(Object.keys(profile).map((field) => [field, [{ source, at: time }]])),
})
const list = record(
  {
    firstName: 'Laura',
    lastName: 'Fischer',
    headline: 'Controller',
    linkedinUrl: 'https://www.linkedin.com/in/a',
    skills: ['SQL'],
    personalEmails: ['a@x.example'],
  },
  'CSV people.csv',
  '2025',
)
const resume = record(
  {
    firstName: 'Laura',
    lastName: 'Brandt',
    headline: 'Auditor',
    linkedinUrl: 'https://www.linkedin.com/in/b',
    skills: ['SAP'],
    personalEmails: ['b@x.example'],
  },
  'Résumé',
  '2024',
)
const edited = record({ headline: 'Head of audit', estimatedSalary: [1, 2], estimatedSalaryCurrency: 'EUR' }, 'Edited by hand', '2023')

test('a teammate counts more than a résumé, a résumé more than a list, and the newer statement among equals', () => {
  expect(['Edited by hand', 'JSON Resume', 'Greenhouse', 'Fictional talent pool'].map(trustOf)).toEqual([
    'teammate',
    'resume',
    'list',
    'lookup',
  ])
  const { profile, sources } = combineAll(list, [resume, edited])
  expect(profile).toMatchObject({
    lastName: 'Brandt',
    headline: 'Head of audit',
    linkedinUrl: 'https://www.linkedin.com/in/a',
    skills: ['SQL', 'SAP'],
    personalEmails: ['a@x.example', 'b@x.example'],
    estimatedSalaryCurrency: 'EUR',
  })
  expect(statementOf(sources, 'headline')).toEqual({ source: 'Edited by hand', at: '2023', trust: 'teammate' })
  expect(combine(list, record({ headline: 'CFO' }, 'CSV new.csv', '2026')).profile.headline).toBe('CFO')
  expect(combine(list, record({ headline: 'CFO' }, 'CSV old.csv', '2020')).profile.headline).toBe('Controller')
})

test('a record comes out in any order, and what was changed since stays', () => {
  const all = combineAll(list, [resume, edited])
  const current = { ...all, profile: { ...all.profile, skills: [...all.profile.skills, 'Go'], personalEmails: ['a@x.example'] } }
  const withoutResume = recombine(current, list, { before: [resume, edited], after: [edited] })
  expect(withoutResume.profile).toMatchObject({ lastName: 'Fischer', headline: 'Head of audit', skills: ['SQL', 'Go'] })
  const alone = recombine(withoutResume, list, { before: [edited], after: [] })
  expect(alone.profile).toEqual({ ...list.profile, skills: ['SQL', 'Go'] })
  expect(alone.sources).toEqual(list.sources)
  // the address that was removed is gone from the record that it came from
  expect(withoutRemoved(resume, list, { all: [resume, edited], current }).profile.personalEmails).toEqual([])
})

test('fields side by side, with their sources and what is shown', () => {
  const fields = compareFields(list, resume)
  expect(fields.map((entry) => [entry.field, entry.isDifferent, entry.shown])).toEqual([
    ['name', true, 'second'],
    ['headline', true, 'second'],
    ['linkedin', true, 'first'],
    ['emails', true, 'both'],
    ['skills', true, 'both'],
  ])
  expect(fields[0]!.second).toEqual({ lines: ['Laura Brandt'], source: 'Résumé', at: '2024', trust: 'resume' })
})
