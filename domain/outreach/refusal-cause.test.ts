// Only a refused recipient marks an address as bad; other refusals stop the queue.
import { expect, test } from 'vitest'
import type { SmtpStage } from '../ports/mail.ts'
import { answerWithoutAddresses, causeOfRefusal, enhancedCode, type RefusalCause } from './refusal-cause.ts'

test.each<[SmtpStage, string, RefusalCause]>([
  ['recipient', '550 5.1.1 User unknown', 'recipient'],
  ['recipient', '550 No such user here', 'recipient'],
  ['recipient', '553 Not a mailbox', 'recipient'],
  ['recipient', '552 5.2.2 Mailbox full', 'later'],
  ['recipient', '550 5.7.1 Blocked because of the reputation of your IP', 'message'],
  ['recipient', '550 Rejected', 'message'],
  ['recipient', '550 5.1.8 Sender address rejected: Domain not found', 'message'],
  ['recipient', '554 5.7.1 Relay access denied', 'message'],
  ['recipient', '550 5.4.5 Daily user sending limit exceeded', 'message'],
  ['recipient', '450 4.2.0 Greylisted', 'later'],
  ['sender', '550 5.4.5 Daily user sending limit exceeded', 'sender'],
  ['sender', '550 5.7.1 Sender blocked', 'sender'],
  ['sender', '552 5.3.4 Message size exceeds fixed limit', 'message'],
  ['sender', '451 4.3.0 Try later', 'relay'],
  ['data', '554 5.5.1 No', 'sender'],
  ['content', '550 5.7.1 Looks like spam', 'message'],
  ['content', '451 4.3.0 Try later', 'later'],
  ['content', '421 4.7.0 Closing', 'relay'],
  ['connection', '554 No service', 'relay'],
  ['connection', '421 Too busy', 'relay'],
  ['sign_in', '535 5.7.8 Bad credentials', 'relay'],
  ['local', 'Not an address', 'later'],
])('%s: %s is about the %s', (stage, response, cause) => {
  const code = Number(/^\d{3}/.exec(response)?.[0] ?? Number.NaN) || null
  expect(causeOfRefusal({ state: 'refused', stage, code, permanent: (code ?? 0) >= 500, response })).toBe(cause)
})

test('shows a response without addresses, shortened to one line', () => {
  expect(answerWithoutAddresses('550 5.1.1 <jo@home.example>: User unknown\r\n550 see https://relay.example')).toBe(
    '550 5.1.1 [address] User unknown 550 see https://relay.example',
  )
  expect(answerWithoutAddresses('x'.repeat(100_000))).toHaveLength(300)
  expect(enhancedCode('550-5.7.26 not authenticated')).toBe('5.7.26')
  expect(enhancedCode('550 no')).toBe(null)
})
