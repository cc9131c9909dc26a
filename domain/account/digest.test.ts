// Digests are sent at most once a day, only for notifications unread for an hour, and never to users who turned them off.
import { expect, test } from 'vitest'
import { digestBody, digestSubject, isDigestDue } from './digest.ts'

const now = new Date('2026-03-02T12:00:00Z')
const ago = (hours: number) => new Date(now.getTime() - hours * 3_600_000)

test.each([
  ['nothing is unread', 'daily', null, null, false],
  ['something is, for an hour', 'daily', null, ago(1), true],
  ['something is, for less than an hour', 'daily', null, ago(0.99), false],
  ['the last was a day ago', 'daily', ago(24), ago(2), true],
  ['the last was less than a day ago', 'daily', ago(23.9), ago(20), false],
  ['it is switched off', 'off', null, ago(100), false],
] as const)('%s', (_, choice, last, oldest, due) => {
  expect(isDigestDue(choice, last, oldest, now)).toBe(due)
})

test('groups entries by project with a link each and counts the rest', () => {
  const lines = [
    { project: 'Welders', text: 'Ada answered.', link: 'https://a.example/1' },
    { project: null, text: 'An email belongs to no one.', link: 'https://a.example/2' },
    { project: 'Welders', text: 'Ben answered.', link: 'https://a.example/3' },
  ]
  expect(digestBody('Robin', lines, 2, 'https://a.example/off')).toBe(
    'Hi Robin,\n\nHere’s what you missed:\n\nWelders\n\nAda answered.\nhttps://a.example/1\n\nBen answered.\nhttps://a.example/3\n\n' +
      'An email belongs to no one.\nhttps://a.example/2\n\nAnd 2 more.\n\n' +
      'You get this email at most once a day, and only when something is unread. Turn it off here: https://a.example/off',
  )
  expect(digestBody(' ', [], 0, 'x')).toMatch(/^Hi,/)
})

test.each([
  [1, 'You have 1 unread update in Fairlead'],
  [3, 'You have 3 unread updates in Fairlead'],
])('%i: %s', (count, subject) => expect(digestSubject(count, 'Fairlead')).toBe(subject))
