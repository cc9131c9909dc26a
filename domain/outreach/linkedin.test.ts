import { expect, test } from 'vitest'
import { checkLinkedinMessage, linkedinStopSentence, decideRepeat, whyNotLinkedin } from './linkedin.ts'

test.each([
  ['inmail', { subject: 'A role', body: 'Hello' }, null],
  ['inmail', { subject: ' ', body: ' ' }, { message_subject: 'This field is required.', message_body: 'This field is required.' }],
  ['inmail', { subject: 'A role', body: 'x'.repeat(301) }, null],
  ['invitation', { subject: '', body: 'x'.repeat(300) }, null],
  ['invitation', { subject: '', body: '😀'.repeat(300) }, null],
  ['invitation', { subject: '', body: 'x'.repeat(301) }, { message_body: 'Your invitation message cannot exceed 300 characters' }],
] as const)('%s %#', (kind, message, wrong) => {
  expect(checkLinkedinMessage(kind, message)).toEqual(wrong)
})

test.each([
  [null, 'send'],
  ['queued', 'send'],
  ['failed', 'send'],
  ['cancelled', 'send'],
  ['sending', 'wait'],
  ['sent', 'done'],
  ['accepted', 'done'],
  ['by_hand', 'done'],
  ['unknown', 'never'],
] as const)('asked again when it is %s: %s', (state, expected) => {
  expect(decideRepeat(state)).toBe(expected)
})

const now = new Date('2026-03-02T09:00:00Z')
const facts = {
  stage: 'APPROVED',
  repliedAt: null,
  suppressed: false,
  isMerged: false,
  flag: null,
  pastApplication: null,
  project: { paused: false, archived: false },
  dueAt: null,
  profileUrl: 'https://www.linkedin.com/in/jo',
} as const
test.each([
  [{}, null],
  [{ stage: 'CONTACTED' }, null],
  [{ stage: 'REJECTED' }, 'stage_left'],
  [{ repliedAt: now }, 'replied'],
  [{ suppressed: true }, 'suppressed'],
  [{ project: { paused: true, archived: false } }, 'project_paused'],
  [{ project: { paused: false, archived: true } }, 'project_archived'],
  [{ profileUrl: null }, 'no_address'],
  [{ dueAt: new Date(now.getTime() + 1) }, 'not_due'],
] as const)('%j', (change, reason) => {
  expect(whyNotLinkedin({ ...facts, ...change }, now)).toBe(reason)
})
test('lists what is missing', () => {
  expect(linkedinStopSentence('no_address')).toBe('No LinkedIn profile is known for this candidate.')
  expect(linkedinStopSentence('project_paused')).toBe('The project is paused.')
})
