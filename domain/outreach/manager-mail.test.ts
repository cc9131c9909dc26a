import { expect, test } from 'vitest'
import { checkManagerMail, managerCopies, managerMail, managerMailForMany, managerOf, withReviewLink } from './manager-mail.ts'

const roster = [
  { email: 'Robin@team.example', role: 'owner' },
  { email: 'boss@team.example', role: 'owner' },
  { email: 'kim@team.example', role: 'member' },
  { email: 'rae@team.example', role: 'commenter' },
] as const
const facts = { screenerEmail: null, collaborators: [...roster], ownerEmail: 'owner@team.example' }

test.each([
  [{ screenerEmail: 'Screen@team.example' }, 'screen@team.example'],
  [{}, 'boss@team.example'],
  [{ collaborators: [] }, 'owner@team.example'],
  [{ collaborators: [roster[0]] }, 'owner@team.example'],
])('%j', (change, email) => {
  expect(managerOf({ ...facts, ...change }, 'robin@team.example')).toBe(email)
})
test('copies owners and admins once each, except the sender and the recipient', () => {
  expect(managerCopies(facts, 'screen@team.example', 'robin@team.example')).toEqual(['boss@team.example'])
  expect(managerCopies(facts, 'boss@team.example', 'robin@team.example')).toEqual([])
})
test('leaves out unknown facts', () => {
  const candidate = { name: 'J. D.', jobTitle: 'Baker', link: 'http://x/panel', senderName: '', isInterested: true }
  const bare = managerMail({ ...candidate, title: null, company: null, location: null })
  expect(bare.subject).toBe('J. D. for Baker')
  expect(bare.body).toBe(
    'Hi,\n\nJ. D. is interested in the Baker role.\n\n' +
      'Would you like to talk with them? You can read more and decide here, without an account:\n\n{{review_link}}\n\n' +
      'Profile and conversation, for members of the team: http://x/panel\n\nBest,',
  )
  const full = managerMail({ ...candidate, title: 'Cook', company: 'Inn', location: 'Bath', senderName: 'Robin' })
  expect(full.body).toContain('Cook at Inn, Bath')
  expect(full.body).toMatch(/Best,\nRobin$/)
})

test('several candidates are one email with a line for each; only interested ones are described as such', () => {
  const candidate = { jobTitle: 'Baker', link: 'http://x/panel', senderName: 'Robin', title: null, company: null, location: null }
  const [ada, bo] = [
    { ...candidate, name: 'Ada', title: 'Cook', location: 'Bath', isInterested: true },
    { ...candidate, name: 'Bo', isInterested: true },
  ]
  const { subject, body } = managerMailForMany([ada, bo])
  expect(subject).toBe('2 candidates for Baker')
  expect(body).toContain('2 candidates are interested in the Baker role:\n\n- Ada, Cook, Bath\n- Bo\n\n')
  expect(body).toContain('{{review_link}}')
  expect(body).not.toContain('http://x/panel')
  expect(managerMailForMany([ada, { ...bo, isInterested: false }]).body).toContain('2 candidates could be a fit for the Baker role:')
  expect(managerMail({ ...bo, isInterested: false }).body).toContain('Bo could be a fit for the Baker role.')
})

test('inserts the link at its variable, or at the end', () => {
  expect(withReviewLink('Here: {{review_link}}.', 'http://x/review/t')).toBe('Here: http://x/review/t.')
  expect(withReviewLink('Look', 'http://x/review/t')).toBe('Look\n\nYou can decide here, without an account: http://x/review/t')
  expect(withReviewLink('<p>Look</p>', 'http://x/review/t')).toBe(
    '<p>Look</p><p>You can decide here, without an account: <a href="http://x/review/t">http://x/review/t</a></p>',
  )
})

const mail = { to: 'boss@example.com', cc: [], subject: 'Look', body: 'At this one' }

test('requires a valid address, a subject, and a text', () => {
  expect(checkManagerMail(mail)).toBeNull()
  expect(checkManagerMail({ ...mail, cc: ['second@example.com'] })).toBeNull()
})

test.each([
  ['to', { to: ' ' }, 'This field is required.'],
  ['to', { to: 'boss' }, 'Not a valid email address'],
  ['cc', { cc: ['second@example.com', 'third'] }, 'Not a valid email address'],
  ['subject', { subject: ' ' }, 'This field is required.'],
  ['body', { body: '\n' }, 'This field is required.'],
])('%s is wrong in %j: %s', (part, change, sentence) => {
  expect(checkManagerMail({ ...mail, ...change })).toEqual({ [part]: sentence })
})
