import { expect, test } from 'vitest'
import { inboxState, isAnswerOwed, validateSnooze, type ConversationFacts, type LastReply } from './inbox.ts'

const timeAt = (hour: number) => new Date(Date.UTC(2026, 10, 26, hour))
const now = timeAt(12)
const facts = (change: Partial<ConversationFacts>): ConversationFacts => ({
  receivedAt: timeAt(8),
  owed: 'yes',
  sentAt: null,
  emails: 1,
  seenEmails: 1,
  snoozedUntil: null,
  isDone: false,
  ...change,
})

test.each<[string, Partial<ConversationFacts>, string]>([
  ['no one has answered', {}, 'needs_answer'],
  ['we wrote before', { sentAt: timeAt(7) }, 'needs_answer'],
  ['we answered', { sentAt: timeAt(9) }, 'waiting'],
  ['snoozed until later', { snoozedUntil: timeAt(20) }, 'snoozed'],
  ['snoozed although it was answered', { sentAt: timeAt(9), snoozedUntil: timeAt(20) }, 'snoozed'],
  ['the snooze is over', { sentAt: timeAt(9), snoozedUntil: timeAt(11) }, 'needs_answer'],
  ['answered after the snooze was over', { sentAt: timeAt(12), snoozedUntil: timeAt(11) }, 'waiting'],
  ['an email arrived while it was snoozed', { emails: 2, snoozedUntil: timeAt(20) }, 'needs_answer'],
  ['done', { isDone: true }, 'done'],
  ['an email was read after it was done, though it was received before', { emails: 2, isDone: true }, 'needs_answer'],
  ['answered after such an email', { emails: 2, isDone: true, sentAt: timeAt(9) }, 'waiting'],
  ['nothing is owed', { owed: 'no' }, 'no_answer_due'],
  ['perhaps nothing is owed', { owed: 'unsure' }, 'needs_check'],
  ['nothing is owed, and we answered', { owed: 'no', sentAt: timeAt(9) }, 'waiting'],
  ['nothing is owed, but the snooze is over', { owed: 'no', snoozedUntil: timeAt(11) }, 'needs_answer'],
])('%s', (_, change, state) => expect(inboxState(facts(change), now)).toBe(state))

const replyOf = (label: LastReply['label'], isCertain = true): LastReply => ({ label, isCertain, receivedAt: timeAt(8) })
const inContact = { stage: 'QUESTION', stageAt: timeAt(9) } as const

test.each<[string, LastReply | null, Parameters<typeof isAnswerOwed>[1], string]>([
  ['a question', replyOf('question'), inContact, 'yes'],
  ['perhaps a question', replyOf('question', false), inContact, 'yes'],
  ['a yes', replyOf('interested'), inContact, 'yes'],
  ['an email that no one has classified', replyOf(null, false), inContact, 'yes'],
  ['a refusal', replyOf('not_interested'), inContact, 'no'],
  ['not now', replyOf('not_now'), inContact, 'no'],
  ['a request to stop', replyOf('unsubscribe'), inContact, 'no'],
  ['perhaps a refusal', replyOf('not_interested', false), inContact, 'unsure'],
  ['only thanks and absences', null, inContact, 'no'],
  ['a question before the candidate was rejected', replyOf('question'), { stage: 'REJECTED', stageAt: timeAt(9) }, 'no'],
  ['perhaps a refusal, before Not Interested', replyOf('not_interested', false), { stage: 'NOT_INTERESTED', stageAt: timeAt(9) }, 'no'],
  ['a question before the hire', replyOf('question'), { stage: 'HIRED', stageAt: timeAt(9) }, 'no'],
  ['a question after the candidate was rejected', replyOf('question'), { stage: 'REJECTED', stageAt: timeAt(7) }, 'yes'],
  ['a data request before the rejection', replyOf('data_request'), { stage: 'REJECTED', stageAt: timeAt(9) }, 'yes'],
])('%s is owed an answer: %s', (_, last, candidate, owed) => expect(isAnswerOwed(last, candidate)).toBe(owed))

test('a snooze ends within a year', () => {
  expect(validateSnooze(timeAt(13), now)).toBeNull()
  expect(validateSnooze(now, now)).toBe('Choose a time in the future.')
  expect(validateSnooze(new Date('2028-01-01'), now)).toBe('Choose a time within the next year.')
  expect(validateSnooze(new Date('x'), now)).toBe('Choose a date and time.')
})
