import { expect, test } from 'vitest'
import { inboxState, whyNotSnooze, type ConversationFacts } from './inbox.ts'

const at = (hour: number) => new Date(Date.UTC(2026, 10, 26, hour))
const now = at(12)
const facts = (change: Partial<ConversationFacts>): ConversationFacts => ({
  receivedAt: at(8),
  sentAt: null,
  snoozedAt: null,
  snoozedUntil: null,
  doneAt: null,
  ...change,
})

test.each<[string, Partial<ConversationFacts>, string]>([
  ['no one has answered', {}, 'needs_answer'],
  ['we wrote before', { sentAt: at(7) }, 'needs_answer'],
  ['we answered', { sentAt: at(9) }, 'waiting'],
  ['put off until later', { snoozedAt: at(9), snoozedUntil: at(20) }, 'snoozed'],
  ['put off although it was answered', { sentAt: at(9), snoozedAt: at(10), snoozedUntil: at(20) }, 'snoozed'],
  ['the time is over', { sentAt: at(9), snoozedAt: at(9), snoozedUntil: at(12) }, 'needs_answer'],
  ['an email arrived while it was put off', { receivedAt: at(10), snoozedAt: at(9), snoozedUntil: at(20) }, 'needs_answer'],
  ['dealt with', { doneAt: at(9) }, 'done'],
  ['dealt with while it was put off', { doneAt: at(10), snoozedAt: at(9), snoozedUntil: at(20) }, 'done'],
  ['an email arrived after it was dealt with', { receivedAt: at(10), doneAt: at(9) }, 'needs_answer'],
])('%s', (_, change, state) => expect(inboxState(facts(change), now)).toBe(state))

test('a snooze ends within a year', () => {
  expect(whyNotSnooze(at(13), now)).toBeNull()
  expect(whyNotSnooze(now, now)).toBe('Choose a time in the future.')
  expect(whyNotSnooze(new Date('2028-01-01'), now)).toBe('Choose a time within the next year.')
  expect(whyNotSnooze(new Date('x'), now)).toBe('Choose a date and time.')
})
