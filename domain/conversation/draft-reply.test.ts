// Drafts say what the project says, promise what it does not, and invent nothing.
import { expect, test } from 'vitest'
import { draftReply, type DraftSources, type PreviousMail } from './draft-reply.ts'

const sources: DraftSources = {
  texts: {
    compensation: 'The {{job_title}} role pays 90 to 110 thousand a year.',
    remote: 'Two days a week in the office, {{first_name}}.',
    visa: '',
    information: '',
  },
  values: { job_title: 'Baker' },
  senderName: 'Robin Tester',
  isOwn: (address) => address.endsWith('@fairlead.localhost'),
}
const theirs = (body: string): PreviousMail => ({
  from: 'Jo Doe <jo@home.example>',
  to: 'hiring@fairlead.localhost',
  subject: 'Re: Baker',
  body,
})
const ours: PreviousMail = { from: 'hiring@fairlead.localhost', to: 'jo@home.example', subject: 'Baker', body: 'What about a salary?' }
const frame = (...middle: string[]) => ['Hi Jo,', 'thank you for your answer.', ...middle, 'Best,\nRobin Tester'].join('\n\n')

test.each([
  ['What is the salary?', frame('The Baker role pays 90 to 110 thousand a year.')],
  [
    'Is it remote, and what is the pay?',
    frame('Two days a week in the office, {{first_name}}.', 'The Baker role pays 90 to 110 thousand a year.'),
  ],
  ['Do you sponsor visas?', frame('You asked about visa sponsorship. I will find out and come back to you.')],
  [
    'Do you sponsor visas? Could I have more details?',
    frame('You asked about visa sponsorship and more details. I will find out and come back to you.'),
  ],
  ['When can we have a call?', frame('Let us find a time to talk: which days and hours of the next week suit you?')],
  ['Hm, perhaps.', frame('Is there anything you would like to know?')],
  // what is quoted was not asked
  [
    'Hm, perhaps.\n\nOn 4 March 2025, Robin <hiring@fairlead.localhost> wrote:\n> the salary',
    frame('Is there anything you would like to know?'),
  ],
  ['<p>What is the <b>salary</b>?</p>', frame('The Baker role pays 90 to 110 thousand a year.')],
])('%s', (body, draft) => {
  expect(draftReply([ours, theirs(body)], sources)).toBe(draft)
  expect(draftReply([theirs('Do you sponsor visas?'), theirs(body), ours], sources), 'our own mail is not what is answered').toBe(draft)
})

test('without texts there is no figure and no promise of one', () => {
  const bare = { ...sources, texts: { compensation: '', remote: ' ', visa: '', information: '' }, senderName: '' }
  const draft = draftReply([theirs('Salary? Remote? Visa? Details?')], bare)
  expect(draft).toContain('You asked about the compensation, where the work is done, visa sponsorship and more details.')
  expect(draft).not.toMatch(/\d/)
  expect(draft.endsWith('Best,')).toBe(true)
})
test('nothing to answer is a draft all the same', () => {
  expect(draftReply([], sources)).toMatch(/^Hi,\n\nthank you for your time\./)
  expect(draftReply([{ ...theirs('Salary?'), from: 'jo@home.example' }], sources)).toMatch(/^Hi,\n\nthank you for your answer\./)
})
