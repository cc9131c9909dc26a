// The wizard: what each step requires, where a user may go, and that the document names every rule.
import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { defaultTemplate } from '../outreach/default-template.ts'
import { emptySettings, type ProjectSettings } from './settings.ts'
import { checkStep, firstIncompleteStep, mayOpenStep, wizardGroups, wizardSteps, type WizardStep } from './wizard.ts'

const complete: ProjectSettings = {
  ...emptySettings,
  projectName: 'Backend',
  jobTitle: 'Engineer',
  hiringCompany: 'Harbour',
  jobTitles: ['Backend Engineer'],
  outreachTemplates: [defaultTemplate],
}
const required = 'This field is required.'
const ideal = (linkedinProfileUrl: string | null, coreCandidateId: string | null = null) => ({
  idealCandidates: [{ linkedinProfileUrl, coreCandidateId }],
})
const followUp = (days: number) => ({ outreachTemplates: [{ ...defaultTemplate, followUps: [{ days, template: 'Hi' }] }] })
const tooSoonOrLate = { outreach_templates: 'Follow-ups go out 1 to 60 days after the mail before.' }

const rules: [WizardStep, Partial<ProjectSettings>, Record<string, string> | null][] = [
  ['Project Details', {}, null],
  [
    'Project Details',
    { projectName: ' ', jobTitle: '', hiringCompany: '\n' },
    { project_name: required, job_title: required, hiring_company: required },
  ],
  ['Ideal Candidates', {}, null],
  ['Ideal Candidates', ideal('https://www.linkedin.com/in/ada'), null],
  ['Ideal Candidates', ideal(null, 'person'), null],
  ['Ideal Candidates', ideal('https://example.com/ada'), { ideal_candidates: 'All candidate URLs must be valid LinkedIn profiles' }],
  ['Ideal Candidates', ideal(null), { ideal_candidates: 'All candidate URLs must be valid LinkedIn profiles' }],
  ['Additional Information', { compTargetMin: 100, compTargetMax: null }, null],
  ['Additional Information', { compTargetMin: 100, compTargetMax: 100 }, null],
  ['Additional Information', { compTargetMin: 101, compTargetMax: 100 }, { comp_target_max: 'The maximum is below the minimum.' }],
  ['Team Roster', { collaborators: [] }, null],
  ['Team Roster', { collaborators: [{ email: 'dana@harbour.example', role: 1 }] }, null],
  ['Team Roster', { collaborators: [{ email: 'dana', role: 1 }] }, { collaborators: 'Invalid e-mail.' }],
  [
    'Team Roster',
    { collaborators: [{ email: 'dana@harbour.example', role: 2 }] },
    { collaborators: 'Somebody must be able to edit the project.' },
  ],
  ['Scheduling Preferences', { interviewScheduling: 'introduction' }, null],
  ['Scheduling Preferences', { interviewScheduling: 'calendar' }, { scheduling_preferences: required }],
  ['Scheduling Preferences', { schedulingPreferences: { phoneScreenerEmail: 'sam' } }, { scheduling_preferences: 'Invalid e-mail.' }],
  [
    'Scheduling Preferences',
    { interviewScheduling: 'calendar', schedulingPreferences: { phoneScreenerEmail: 'sam@harbour.example' } },
    null,
  ],
  ['Outreach Sequences', followUp(1), null],
  ['Outreach Sequences', followUp(60), null],
  ['Outreach Sequences', followUp(0), tooSoonOrLate],
  ['Outreach Sequences', followUp(61), tooSoonOrLate],
  ['Outreach Sequences', followUp(1.5), tooSoonOrLate],
  ['Outreach Templates', {}, null],
  ['Outreach Templates', { outreachTemplates: [] }, { initial_outreach_subject: required, initial_outreach_template: required }],
  ['Outreach Templates', { outreachTemplates: [{ ...defaultTemplate, subject: ' ' }] }, { initial_outreach_subject: required }],
  ['Outreach Templates', { outreachTemplates: [{ ...defaultTemplate, initial: '' }] }, { initial_outreach_template: required }],
  ['Job Titles', {}, null],
  ['Job Titles', { jobTitles: [] }, { job_titles: required }],
  ['Education and Experience', { yearsExpMin: 3, yearsExpMax: 3 }, null],
  ['Education and Experience', { yearsExpMin: 4, yearsExpMax: 3 }, { years_exp_max: 'The maximum is below the minimum.' }],
  ['Professional Background', {}, null],
  ['Keywords', {}, null],
]

test.each(rules)('%s with %j [118]', (step, change, wrong) => {
  expect(checkStep(step, { ...complete, ...change })).toEqual(wrong)
})

test('the document names every field that can be wrong, beside its step and sentence [118]', () => {
  const lines = readFileSync(new URL('../../docs/wizard.md', import.meta.url), 'utf8').split('\n')
  for (const [step, , wrong] of rules)
    for (const [field, sentence] of Object.entries(wrong ?? {}))
      expect(
        lines.some((line) => line.includes(step) && line.includes(`\`${field}\``) && line.includes(sentence)),
        `${step} ${field}`,
      ).toBe(true)
  for (const step of wizardGroups.flatMap((group) => [...group.steps]))
    expect(
      lines.some((line) => line.startsWith(`| ${step} `)),
      step,
    ).toBe(true)
})

describe('moving between steps', () => {
  test('an empty draft opens its first step alone [117]', () => {
    expect(firstIncompleteStep(emptySettings)).toBe('Project Details')
    expect(wizardSteps.filter((step) => mayOpenStep(step, emptySettings))).toEqual(['Project Details'])
  })
  test('forward goes up to the first incomplete step, back always [117]', () => {
    const settings = { ...complete, outreachTemplates: [] }
    expect(firstIncompleteStep(settings)).toBe('Outreach Templates')
    const place = wizardSteps.indexOf('Outreach Templates')
    expect(wizardSteps.map((step) => mayOpenStep(step, settings))).toEqual(wizardSteps.map((_, index) => index <= place))
  })
  test('a complete draft opens every step and may be submitted [117]', () => {
    expect(firstIncompleteStep(complete)).toBeNull()
    expect(wizardSteps.every((step) => mayOpenStep(step, complete))).toBe(true)
  })
  test('a step made wrong later closes what lies behind it, and opens it again once it is right [117]', () => {
    const wrong = { ...complete, jobTitle: '' }
    expect(mayOpenStep('Keywords', wrong)).toBe(false)
    expect(mayOpenStep('Project Details', wrong)).toBe(true)
    expect(mayOpenStep('Keywords', { ...wrong, jobTitle: 'Engineer' })).toBe(true)
  })
})
