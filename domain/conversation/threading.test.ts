// Emails are matched by what they reply to or by their token, never by subject.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { findRecipient, replyAddress, replyToken } from './threading.ts'
import type { MailTracks, TrackLookups } from './threading.ts'

const domains = ['mail.hiring.example']
const messages: Record<string, string> = { '<a0@h>': 'anna', '<a1@h>': 'anna', '<b0@h>': 'boris' }
const tokens: Record<string, string> = { tokena1: 'anna', tokenb1: 'boris' }
const look: TrackLookups = {
  candidateOfMessage: (id) => messages[id],
  candidateOfToken: (token) => tokens[token],
  isOurs: (id) => id.endsWith('@h>'),
}
const mail = (change: Partial<MailTracks>): MailTracks => ({
  messageId: '<x@candidate>',
  inReplyTo: null,
  references: [],
  recipients: [],
  from: 'someone@else.example',
  ...change,
})

test.each<[string, Partial<MailTracks>, object]>([
  ['In-Reply-To', { inReplyTo: '<a0@h>' }, { to: 'candidate', candidateId: 'anna', by: 'message-id' }],
  [
    'In-Reply-To before token',
    { inReplyTo: '<a0@h>', recipients: ['reply+tokenb1@mail.hiring.example'] },
    { to: 'candidate', candidateId: 'anna', by: 'message-id' },
  ],
  [
    'newest reference',
    { inReplyTo: '<unknown@x>', references: ['<b0@h>', '<a1@h>', '<q@x>'] },
    { to: 'candidate', candidateId: 'anna', by: 'message-id' },
  ],
  [
    'token',
    { recipients: ['boss@x.example', 'Reply+TokenB1@Mail.Hiring.Example'] },
    { to: 'candidate', candidateId: 'boris', by: 'token' },
  ],
  [
    'two tokens',
    { recipients: ['reply+tokena1@mail.hiring.example', 'reply+tokenb1@mail.hiring.example'] },
    { to: 'no_one', reason: 'tracks disagree' },
  ],
  ['token of another domain', { recipients: ['reply+tokena1@evil.example'] }, { to: 'no_one', reason: 'no track' }],
  ['own copy', { messageId: '<a1@h>', inReplyTo: '<a0@h>' }, { to: 'no_one', reason: 'own copy' }],
  ['nothing', {}, { to: 'no_one', reason: 'no track' }],
])('%s', (_what, change, expected) => {
  expect(findRecipient(mail(change), domains, look)).toEqual(expected)
})

test('reads the token from a reply address, regardless of case', () => {
  const token = fc.string({ unit: fc.constantFrom(...'abcdefghijklmnopqrstuvwxyz0123456789-_'), minLength: 6, maxLength: 64 })
  fc.assert(
    fc.property(token, fc.boolean(), (text, upper) => {
      const address = replyAddress(text, 'mail.hiring.example')
      return replyToken(upper ? address.toUpperCase() : `<${address}>`, domains) === text
    }),
  )
})

test('returns no token for other addresses', () => {
  fc.assert(fc.property(fc.string(), (text) => replyToken(text, domains) === null))
  expect(replyToken('reply+ab@mail.hiring.example', domains)).toBe(null)
  expect(() => replyAddress('A b', 'mail.hiring.example')).toThrow('token')
})
