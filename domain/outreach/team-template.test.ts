import { expect, test } from 'vitest'
import {
  changesOfTeamTemplate,
  isSameTeamTemplate,
  longestTeamTemplateName,
  longestTeamTemplateText,
  validateTeamTemplate,
  type TeamTemplate,
} from './team-template.ts'

const template: TeamTemplate = {
  name: 'Engineers',
  subject: 'A role for {{first_name}}',
  initial: 'Hi {{first_name}}, would you like to talk?',
  followUps: [
    { days: 3, template: 'Did you see my email?' },
    { days: 4, template: '' },
    { days: 7, template: '' },
  ],
  liConnectionTemplate: '',
}

test.each([
  [{ name: ' ' }, { name: 'This field is required.' }],
  [{ name: 'x'.repeat(longestTeamTemplateName + 1) }, { name: '100 characters max.' }],
  [{ subject: '' }, { initial_outreach_subject: 'This field is required.' }],
  [{ initial: '<p><br></p>' }, { initial_outreach_template: 'This field is required.' }],
  [{ initial: 'x'.repeat(longestTeamTemplateText + 1) }, { initial_outreach_template: '20,000 characters max.' }],
  [{ initial: 'Hi {{frist_name}}' }, { initial_outreach_template: expect.stringContaining('frist_name') as string }],
  [{ followUps: [{ days: 0, template: 'Again' }] }, { follow_up_1_days: '1 to 60 days.' }],
  [{ liConnectionTemplate: 'x'.repeat(400) }, { li_connection_template: expect.any(String) as string }],
  [{}, {}],
])('a template with %j', (change, expected) => {
  const wrong = validateTeamTemplate({ ...template, ...change })
  expect(Object.keys(wrong)).toEqual(Object.keys(expected))
  expect(wrong).toMatchObject(expected)
})

test('spaces around the texts, and a switch that was never set, are no difference', () => {
  const spaced = { ...template, name: ' Engineers ', followUps: template.followUps.map((entry) => ({ ...entry, isOff: false })) }
  expect(isSameTeamTemplate(template, spaced)).toBe(true)
  expect(changesOfTeamTemplate(template, spaced)).toEqual([])
  expect(isSameTeamTemplate(template, { ...template, subject: 'Another' })).toBe(false)
})

test('two versions differ in the parts that were changed', () => {
  const [first, second, third] = template.followUps as [
    TeamTemplate['followUps'][0],
    TeamTemplate['followUps'][0],
    TeamTemplate['followUps'][0],
  ]
  const after: TeamTemplate = {
    ...template,
    initial: '<p>Hi <b>{{first_name}}</b>, would you like to talk?</p>',
    followUps: [
      { ...first, days: 5 },
      { ...second, template: 'Once more', isOff: true },
      { ...third, days: 9 },
    ],
  }
  const changes = changesOfTeamTemplate(template, after)
  expect(changes.map(({ after: { key, number, days, isOff }, isFormatting }) => ({ key, number, days, isOff, isFormatting }))).toEqual([
    { key: 'initial', number: null, days: null, isOff: false, isFormatting: true },
    { key: 'follow_up', number: 1, days: 5, isOff: false, isFormatting: false },
    { key: 'follow_up', number: 2, days: 4, isOff: true, isFormatting: false },
  ])
})
