import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { defaultTemplate } from '../outreach/default-template.ts'
import { emptySettings, type ProjectSettings } from './settings.ts'
import { checkPart, checkSetup, setupParts, type SetupPart } from './setup-parts.ts'

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
const tooSoonOrLate = { outreach_templates: 'Follow-ups are sent 1 to 60 days after the previous email.' }
const dana = { email: 'dana@harbour.example', role: 'owner' as const }
const noEditorLeft = { collaborators: 'Someone must be able to edit the project.' }
const notLinkedin = { ideal_candidates: 'All candidate URLs must be valid LinkedIn profiles' }
const sam = {
  schedulingPreferences: {
    phoneScreenerEmail: 'sam@harbour.example',
    interviewers: [],
    isPanel: false,
    seats: 1,
    trainees: [],
    parts: [],
    keepOrder: false,
  },
}

const rules: [SetupPart, Partial<ProjectSettings>, Record<string, string>][] = [
  ['details', {}, {}],
  [
    'details',
    { projectName: ' ', jobTitle: '', hiringCompany: '\n' },
    { project_name: required, job_title: required, hiring_company: required },
  ],
  ['ideals', {}, {}],
  ['ideals', ideal('https://www.linkedin.com/in/ada'), {}],
  ['ideals', ideal(null, 'person'), {}],
  ['ideals', ideal('https://example.com/ada'), notLinkedin],
  ['ideals', ideal(null), notLinkedin],
  ['conditions', { compTargetMin: 100, compTargetMax: null }, {}],
  ['conditions', { compTargetMin: 100, compTargetMax: 100 }, {}],
  ['conditions', { compTargetMin: 101, compTargetMax: 100 }, { comp_target_max: 'The maximum is below the minimum.' }],
  ...(['roster', 'roster-navigator'] as const).flatMap((part): [SetupPart, Partial<ProjectSettings>, Record<string, string>][] => [
    [part, { collaborators: [] }, {}],
    [part, { collaborators: [{ email: 'dana@harbour.example', role: 'owner' }] }, {}],
    [part, { collaborators: [{ email: 'dana', role: 'owner' }] }, { collaborators: 'Invalid e-mail.' }],
    [part, { collaborators: [{ email: 'dana@harbour.example', role: 'member' }] }, noEditorLeft],
    [part, { collaborators: [dana, dana] }, { collaborators: 'This address is already on the roster.' }],
  ]),
  ['scheduling', { interviewScheduling: 'introduction' }, {}],
  ['scheduling', { interviewScheduling: 'calendar' }, {}],
  [
    'scheduling',
    {
      schedulingPreferences: {
        phoneScreenerEmail: 'sam',
        interviewers: [],
        isPanel: false,
        seats: 1,
        trainees: [],
        parts: [],
        keepOrder: false,
      },
    },
    { scheduling_preferences: 'Invalid e-mail.' },
  ],
  [
    'scheduling',
    {
      schedulingPreferences: {
        phoneScreenerEmail: 'sam@harbour.example',
        interviewers: ['lee'],
        isPanel: false,
        seats: 1,
        trainees: [],
        parts: [],
        keepOrder: false,
      },
    },
    { scheduling_preferences: 'Invalid e-mail.' },
  ],
  ['scheduling', { interviewScheduling: 'calendar', ...sam }, {}],
  ...(['sequences', 'parameters'] as const).flatMap((part): [SetupPart, Partial<ProjectSettings>, Record<string, string>][] => [
    [part, followUp(1), {}],
    [part, followUp(60), {}],
    [part, followUp(0), tooSoonOrLate],
    [part, followUp(61), tooSoonOrLate],
    [part, followUp(1.5), tooSoonOrLate],
  ]),
  ['templates', {}, {}],
  ['templates', { outreachTemplates: [] }, { initial_outreach_subject: required, initial_outreach_template: required }],
  ['templates', { outreachTemplates: [{ ...defaultTemplate, subject: ' ' }] }, { initial_outreach_subject: required }],
  ['templates', { outreachTemplates: [{ ...defaultTemplate, initial: '' }] }, { initial_outreach_template: required }],
  [
    'templates',
    { outreachTemplates: [{ ...defaultTemplate, initial: '{{x}}' }] },
    { initial_outreach_template: 'There is no variable {{x}}.' },
  ],
  ['templates', { outreachTemplates: [defaultTemplate, defaultTemplate] }, { outreach_templates: 'Two templates have the same name.' }],
  ['templates', { outreachTemplates: [{ ...defaultTemplate, name: '' }] }, { outreach_templates: 'Every template needs a name.' }],
  [
    'templates',
    { outreachTemplates: [{ ...defaultTemplate, liConnectionTemplate: 'a'.repeat(301) }] },
    { li_connection_template: 'Your invitation message cannot exceed 300 characters' },
  ],
  ['methods', {}, {}],
  ['methods', { outreachMethods: [] }, { outreach_methods: 'Choose at least one outreach channel.' }],
  ['autopilot', {}, {}],
  ['autopilot', { autopilotTemplates: { introduction: '{{manager_name}} {{first_name}}' } }, {}],
  ['autopilot', { autopilotTemplates: { rejection: '{{x}}' } }, { autopilot_templates: 'Polite rejection: There is no variable {{x}}.' }],
  ['questions', {}, {}],
  ['questions', { visaTemplate: '{{x}}' }, { visa_template: 'There is no variable {{x}}.' }],
  ['titles', {}, {}],
  ['titles', { jobTitles: [] }, { job_titles: required }],
  ['experience', { yearsExpMin: 3, yearsExpMax: 3 }, {}],
  ['experience', { yearsExpMin: 4, yearsExpMax: 3 }, { years_exp_max: 'The maximum is below the minimum.' }],
]

test.each(rules)('%s with %j [118]', (part, change, wrong) => {
  expect(checkPart(part, { ...complete, ...change })).toEqual(wrong)
})

test('a complete project lacks nothing, an empty one exactly what is required [118]', () => {
  expect(checkSetup(complete)).toEqual({})
  expect(Object.keys(checkSetup(emptySettings)).toSorted()).toEqual([
    'hiring_company',
    'initial_outreach_subject',
    'initial_outreach_template',
    'job_title',
    'job_titles',
    'project_name',
  ])
})

const lines = readFileSync(new URL('../../docs/wizard.md', import.meta.url), 'utf8').split('\n')

test('documents every validated field with its part and message [118]', () => {
  for (const [part, , wrong] of rules)
    for (const [field, sentence] of Object.entries(wrong))
      expect(
        lines.some((line) => line.includes(`\`${part}\``) && line.includes(`\`${field}\``) && line.includes(sentence)),
        `${part} ${field}`,
      ).toBe(true)
})

test('a part without required input has no rule in the document, and every other part has one [118]', () => {
  const asks = setupParts.filter((part) => rules.some(([partName, , wrong]) => partName === part && Object.keys(wrong).length > 0))
  const documented = setupParts.filter((part) =>
    lines.some((line) => line.startsWith('| `') && line.split('|')[1]!.includes(`\`${part}\``)),
  )
  expect(documented).toEqual(asks)
})
