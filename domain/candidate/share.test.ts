// Sharing candidates: recipients, subject, and when it can be sent.
import { expect, test } from 'vitest'
import { messagesAbout } from '../shared/messages.ts'
import { checkShare, mayShareFrom, readRecipients, shareSubject } from './share.ts'

const form = { candidateIds: ['c1'], toEmails: ['a@example.com'], subject: '', body: '' }

test('parses several recipients from one text, each once', () => {
  expect(readRecipients(' a@example.com, B@example.com;c@example.com\nA@Example.com ')).toEqual([
    'A@Example.com',
    'B@example.com',
    'c@example.com',
  ])
  expect(readRecipients(' ,; ')).toEqual([])
})
test('the subject has a default, the message is optional', () => {
  expect(shareSubject({ subject: ' ' })).toBe('Check out those awesome candidates!')
  expect(shareSubject({ subject: ' Look ' })).toBe('Look')
  expect(checkShare(form)).toBeNull()
  expect(messagesAbout.shared(3)).toBe('3 selected candidate(s) will be shared')
})
test('requires candidates and valid addresses', () => {
  expect(checkShare({ ...form, candidateIds: [], toEmails: [] })).toEqual({ candidate_ids: 'Required.', to_emails: 'Required.' })
  expect(checkShare({ ...form, toEmails: ['a@example.com', 'bob', 'x@y'] })).toEqual({ to_emails: 'Invalid e-mail. (bob, x@y)' })
})
test("isn't offered for rejected candidates", () => {
  expect(['approved', 'rejected', 'not_interested'].map(mayShareFrom)).toEqual([true, false, false])
})
