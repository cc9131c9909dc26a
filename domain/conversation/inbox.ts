// The team inbox: whether a conversation needs an answer, and until when it may be put off.
import * as inboxText from './texts/en/inbox.ts'

export const inboxStates = ['needs_answer', 'waiting', 'snoozed', 'done'] as const
/** `waiting`: we wrote last. */
export type InboxState = (typeof inboxStates)[number]

export interface ConversationFacts {
  /** The candidate's last email, automatic ones apart. */
  receivedAt: Date
  /** Our last email. */
  sentAt: Date | null
  snoozedAt: Date | null
  snoozedUntil: Date | null
  doneAt: Date | null
}

/** An email that arrives ends a snooze and opens what was done; when a snooze is over, the conversation needs an answer. */
export function inboxState({ receivedAt, sentAt, snoozedAt, snoozedUntil, doneAt }: ConversationFacts, now: Date): InboxState {
  if (doneAt && doneAt >= receivedAt) return 'done'
  const isSnooze = snoozedAt !== null && snoozedUntil !== null && snoozedAt >= receivedAt
  if (isSnooze) return snoozedUntil > now ? 'snoozed' : 'needs_answer'
  return sentAt === null || sentAt < receivedAt ? 'needs_answer' : 'waiting'
}

const mostDays = 366

/** The sentence against a time, or null. */
export function whyNotSnooze(until: Date, now: Date): string | null {
  if (Number.isNaN(until.getTime())) return inboxText.notATime
  if (until <= now) return inboxText.chooseALaterTime
  return until.getTime() - now.getTime() > mostDays * 86_400_000 ? inboxText.atMostAYear : null
}
