import { expect, test } from 'vitest'
import { inboxState, whyNotSnooze, type ConversationFacts } from './inbox.ts'

const timeAt = (hour: number) => new Date(Date.UTC(2026, 10, 26, hour))
const now = timeAt(12)
const facts = (change: Partial<ConversationFacts>): ConversationFacts => ({
  receivedAt: timeAt(8),
  sentAt: null,
  snoozedAt: null,
  snoozedUntil: null,
  doneAt: null,
  ...change,
})

test.each<[string, Partial<ConversationFacts>, string]>([
  ['no one has answered', {}, 'needs_answer'],
  ['we wrote before', { sentAt: timeAt(7) }, 'needs_answer'],
  ['we answered', { sentAt: timeAt(9) }, 'waiting'],
  ['put off until later', { snoozedAt: timeAt(9), snoozedUntil: timeAt(20) }, 'snoozed'],
  ['put off although it was answered', { sentAt: timeAt(9), snoozedAt: timeAt(10), snoozedUntil: timeAt(20) }, 'snoozed'],
  ['the time is over', { sentAt: timeAt(9), snoozedAt: timeAt(9), snoozedUntil: timeAt(12) }, 'needs_answer'],
  ['an email arrived while it was put off', { receivedAt: timeAt(10), snoozedAt: timeAt(9), snoozedUntil: timeAt(20) }, 'needs_answer'],
  ['dealt with', { doneAt: timeAt(9) }, 'done'],
  ['dealt with while it was put off', { doneAt: timeAt(10), snoozedAt: timeAt(9), snoozedUntil: timeAt(20) }, 'done'],
  ['an email arrived after it was dealt with', { receivedAt: timeAt(10), doneAt: timeAt(9) }, 'needs_answer'],
])('%s', (_, change, state) => expect(inboxState(facts(change), now)).toBe(state))

test('a snooze ends within a year', () => {
  expect(whyNotSnooze(timeAt(13), now)).toBeNull()
  expect(whyNotSnooze(now, now)).toBe('Choose a time in the future.')
  expect(whyNotSnooze(new Date('2028-01-01'), now)).toBe('Choose a time within the next year.')
  expect(whyNotSnooze(new Date('x'), now)).toBe('Choose a date and time.')
})
