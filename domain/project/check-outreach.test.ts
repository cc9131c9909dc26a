import { expect, test } from 'vitest'
import { defaultTemplate } from '../outreach/default-template.ts'
import { checkAnswers, checkMethods, checkSequences, checkTemplates } from './check-outreach.ts'
import { emptySettings, type OutreachTemplate } from './settings.ts'

const required = 'This field is required.'
const templateWith = (part: Partial<OutreachTemplate> = {}): OutreachTemplate => ({ ...defaultTemplate, ...part })
const unknown = (name: string) => `There is no variable {{${name}}}.`

test.each<[string, OutreachTemplate[], Record<string, string>]>([
  ['the default', [templateWith()], {}],
  ['none at all', [], { initial_outreach_subject: required, initial_outreach_template: required }],
  ['a blank subject', [templateWith({ subject: ' ' })], { initial_outreach_subject: required }],
  ['no first mail', [templateWith({ initial: '' })], { initial_outreach_template: required }],
  ['an unknown variable in the subject', [templateWith({ subject: 'Hi {{nickname}}' })], { initial_outreach_subject: unknown('nickname') }],
  ['in the first mail', [templateWith({ initial: '{{first_name}} {{ shoe size }}' })], { initial_outreach_template: unknown('shoe size') }],
  ['in a follow-up', [templateWith({ followUps: [{ days: 3, template: '{{x}}' }] })], { follow_up_1_template: unknown('x') }],
  ['in the invitation', [templateWith({ liConnectionTemplate: '{{x}}' })], { li_connection_template: unknown('x') }],
  ['an invitation of 300', [templateWith({ liConnectionTemplate: 'a'.repeat(300) })], {}],
  [
    'an invitation of 301',
    [templateWith({ liConnectionTemplate: 'a'.repeat(301) })],
    { li_connection_template: 'Your invitation message cannot exceed 300 characters' },
  ],
  ['a nameless one', [templateWith(), templateWith({ name: ' ' })], { outreach_templates: 'Every template needs a name.' }],
  [
    'a name twice',
    [templateWith({ name: 'A' }), templateWith({ name: 'a ' })],
    { outreach_templates: 'Two templates have the same name.' },
  ],
  [
    'something in the second',
    [templateWith(), templateWith({ name: 'B', subject: '' })],
    { initial_outreach_subject: required, outreach_templates: 'Something is missing in ‘B’.' },
  ],
])('templates: %s [118]', (_, templates, wrong) => {
  expect(checkTemplates(templates)).toEqual(wrong)
})

test.each([
  [1, true],
  [60, true],
  [0, false],
  [61, false],
  [1.5, false],
  [Number.NaN, false],
])('a follow-up after %d days is valid: %s [118]', (days, right) => {
  const problems = checkSequences([templateWith({ followUps: [{ days, template: 'Hi' }] })])
  expect(problems).toEqual(right ? {} : { outreach_templates: 'Follow-ups are sent 1 to 60 days after the previous email.' })
})

test('requires at least one channel [118]', () => {
  expect(checkMethods({ outreachMethods: ['invitation'] })).toEqual({})
  expect(checkMethods({ outreachMethods: [] })).toEqual({ outreach_methods: 'Choose at least one outreach channel.' })
})

test('ready answers accept the variables of templates, the request two more [118]', () => {
  expect(checkAnswers({ ...emptySettings, infoRequestTemplate: '{{first_name}}: {{information}} {{information_link}}' })).toEqual({})
  expect(checkAnswers({ ...emptySettings, remoteTemplate: '{{information}}', visaTemplate: '{{v}}' })).toEqual({
    remote_template: unknown('information'),
    visa_template: unknown('v'),
  })
})
