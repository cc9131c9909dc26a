// A template is filled completely or not at all.
import { expect, test } from 'vitest'
import type { Profile } from '../shared/profile.ts'
import {
  fillTemplate,
  missingVariables,
  templateVariables,
  usedVariables,
  variableGroups,
  variablesOf,
  yearsOfExperience,
} from './template-variables.ts'

const job = { location: null, description: null, industry: 'Software' }
const profile: Profile = {
  firstName: 'Jo',
  lastName: 'Doe',
  headline: null,
  summary: null,
  place: { label: 'Austin, Texas, United States', city: 'Austin', state: 'Texas', country: 'United States' },
  experiences: [
    { ...job, title: 'Engineer', company: 'Northwind', start: '2022-01', end: null },
    { ...job, title: 'Developer', company: 'Contoso', start: '2019-07', end: '2022-07' },
  ],
  education: [{ school: 'MIT', degree: 'BSc', fieldOfStudy: 'Mathematics', startYear: 2015, endYear: 2019, activities: null }],
  skills: ['Excel', 'Go', 'SQL', 'Kafka'],
  recommendations: [],
  linkedinUrl: null,
  personalEmails: [],
  workEmails: [],
  pictureUrl: null,
  estimatedSalary: null,
}
const sources = {
  project: { jobTitle: 'Staff Engineer', hiringCompany: 'Acme & Co', keywords: ['kafka'] },
  senderName: 'Maya Lindqvist',
  today: '2026-01',
  openingFact: 'Your work with Kafka at Northwind caught my eye.',
}

test('every variable in the picker has a value for a full profile', () => {
  const values = variablesOf(profile, sources)
  expect(Object.keys(values).toSorted()).toEqual(templateVariables.map(({ key }) => key).toSorted())
  expect(values).toMatchObject({
    first_name: 'Jo',
    current_title: 'Engineer',
    previous_company: 'Contoso',
    school: 'MIT',
    top_skill: 'Kafka',
    skills: 'Kafka, Excel and Go',
    years_experience: '6',
  })
  expect(new Set(templateVariables.map(({ group }) => group))).toEqual(new Set(variableGroups))
})

test('overlapping jobs count once', () => {
  expect(yearsOfExperience(profile, '2026-01')).toBe(6)
})

test('an unknown fact is missing, not blank', () => {
  const values = variablesOf({ ...profile, education: [], experiences: [], skills: ['  '] }, sources)
  const template = 'Hi {{first_name}}, from {{ school }} to {{current_company}} with {{top_skill}} and {{toString}} {{first_name}}'
  expect(missingVariables(template, values)).toEqual(['school', 'current_company', 'top_skill', 'toString'])
  expect(fillTemplate(template, values, 'text')).toEqual({ missing: ['school', 'current_company', 'top_skill', 'toString'] })
})

test("inserts values, escapes them in HTML, and doesn't parse them again", () => {
  const values = variablesOf({ ...profile, firstName: '<b>{{last_name}}</b>' }, sources)
  expect(fillTemplate('Hi {{first_name}} at {{ hiring_company }}', values, 'html')).toEqual({
    text: 'Hi &#60;b&#62;{{last_name}}&#60;/b&#62; at Acme &#38; Co',
  })
  expect(fillTemplate('{{hiring_company}}', values, 'text')).toEqual({ text: 'Acme & Co' })
  expect(usedVariables('{{a}} {{ b }} {{a}} { {c} }')).toEqual(['a', 'b'])
})
