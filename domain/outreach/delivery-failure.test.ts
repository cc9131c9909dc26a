import { expect, test } from 'vitest'
import type { DeliveryFailure } from '../ports/mail.ts'
import { failureOf } from './delivery-failure.ts'

test.each<[string | null, string, DeliveryFailure]>([
  ['5.1.1', 'smtp; 550 5.1.1 The email account that you tried to reach does not exist.', 'dead_address'],
  ['5.1.1', 'smtp; 550 5.1.1', 'dead_address'],
  ['5.1.10', '550 5.1.10 RESOLVER.ADR.RecipientNotFound; Recipient not found by SMTP address lookup', 'dead_address'],
  ['5.4.4', '', 'dead_address'],
  ['5.1.2', 'Host or domain name not found. Name service error', 'dead_address'],
  ['5.4.1', '550 5.4.1 Recipient address rejected: Access denied.', 'dead_address'],
  ['5.0.0', '550 No such user here', 'dead_address'],
  ['5.2.1', '550 5.2.1 The email account that you tried to reach is disabled', 'dead_address'],
  ['550', '550 <jo@home.example>: user unknown in virtual mailbox table', 'dead_address'],
  [null, 'This user doesn’t have a yahoo account. Mailbox jo does not exist.', 'dead_address'],
  ['5.2.2', '552 5.2.2 The email account that you tried to reach is over quota', 'mailbox_full'],
  ['4.2.2', '452 4.2.2 mailbox full', 'mailbox_full'],
  ['552', '552 Requested mail action aborted: exceeded storage allocation', 'mailbox_full'],
  ['5.0.0', '554 jo@home.example: mailbox is full', 'mailbox_full'],
  [null, 'Das Postfach des Empfängers ist voll.', 'mailbox_full'],
  ['5.7.1', '550-5.7.1 Our system has detected that this message is likely unsolicited mail. message has been blocked', 'blocked'],
  ['5.7.1', '', 'blocked'],
  ['5.7.26', '550 5.7.26 This mail has been blocked because the sender is unauthenticated', 'blocked'],
  ['5.7.606', '550 5.7.606 Access denied, banned sending IP [203.0.113.7]', 'blocked'],
  ['5.7.1', '554 5.7.1 Client host rejected: cannot find your reverse hostname; the host name does not exist', 'blocked'],
  ['5.1.8', '550 5.1.8 Sender address rejected: Domain not found', 'blocked'],
  ['5.1.7', '550 5.1.7 Invalid address', 'blocked'],
  ['550', '550 Blocked by Spamhaus, see https://relay.example', 'blocked'],
  ['5.1.1', '550 5.1.1 rejected: listed on a block list', 'blocked'],
  ['4.7.0', '421 4.7.0 unusual rate of unsolicited mail', 'blocked'],
  ['5.0.0', '550 Rejected', 'unclear'],
  ['5.1.0', '550 5.1.0 Address status', 'unclear'],
  ['5.2.1', '550 5.2.1 Mailbox not accepting messages', 'unclear'],
  ['5.3.4', '552 5.3.4 Message size exceeds fixed limit', 'unclear'],
  ['4.4.7', 'delivery time expired', 'unclear'],
  [null, '', 'unclear'],
])('%s %s: %s', (code, text, failure) => expect(failureOf(code, text)).toBe(failure))

test('reads a long answer quickly', () => {
  const start = performance.now()
  failureOf('5.0.0', 'mailbox address user '.repeat(100_000))
  expect(performance.now() - start).toBeLessThan(500)
})
