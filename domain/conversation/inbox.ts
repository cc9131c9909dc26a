// The team inbox: whether a conversation needs a reply, and how long it may be snoozed.
import { text as inboxText } from './texts/inbox.ts'

export const inboxStates = ['needs_answer', 'waiting', 'snoozed', 'done'] as const
/** `waiting`: we wrote last. */
export type InboxState = (typeof inboxStates)[number]

export interface ConversationFacts {
  /** The candidate's last email, not counting automatic ones. */
  receivedAt: Date
  /** Our last email. */
  sentAt: Date | null
  /** How many emails the candidate has sent, and how many when it was snoozed or marked as done. */
  emails: number
  seenEmails: number
  snoozedUntil: Date | null
  isDone: boolean
}

/** Another email ends a snooze and reopens a finished conversation. When a snooze is over, the conversation needs a reply. */
export function inboxState({ receivedAt, sentAt, emails, seenEmails, snoozedUntil, isDone }: ConversationFacts, now: Date): InboxState {
  const isSorted = emails <= seenEmails
  if (isSorted && isDone) return 'done'
  if (isSorted && snoozedUntil && snoozedUntil > now) return 'snoozed'
  const since = isSorted && snoozedUntil && snoozedUntil > receivedAt ? snoozedUntil : receivedAt
  return sentAt === null || sentAt < since ? 'needs_answer' : 'waiting'
}

const maxDays = 366

/** Why a time isn't allowed, or null. */
export function validateSnooze(until: Date, now: Date): string | null {
  if (Number.isNaN(until.getTime())) return inboxText.notATime
  if (until <= now) return inboxText.chooseFutureTime
  return until.getTime() - now.getTime() > maxDays * 86_400_000 ? inboxText.chooseTimeWithinYear : null
}
