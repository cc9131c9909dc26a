// When the mail to the hiring manager may go, and what is said of each part that is wrong.
import { expect, test } from 'vitest'
import { checkManagerMail } from './manager-mail.ts'

const mail = { to: 'boss@example.com', cc: [], subject: 'Look', body: 'At this one' }

test('a mail to the hiring manager goes with a true address, a subject and a text', () => {
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
