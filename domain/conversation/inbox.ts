// The team inbox: whether a conversation needs a reply, and how long it may be snoozed.
import { replyLabels, type ReplyLabel } from '../ports/reply-classifier.ts'
import type { Stage } from '../shared/stages.ts'
import { text as inboxText } from './texts/inbox.ts'

export const inboxStates = ['needs_answer', 'needs_check', 'waiting', 'no_answer_due', 'snoozed', 'done'] as const
/** `needs_check`: it is uncertain whether an answer is due; `waiting`: we wrote last; `no_answer_due`: a refusal, an absence, or thanks. */
export type InboxState = (typeof inboxStates)[number]

/** What each kind of reply leaves to do: `nothing` also leaves an earlier question open, as thanks in advance do. */
const leaves: Record<ReplyLabel, 'an_answer' | 'no_answer' | 'nothing'> = {
  interested: 'an_answer',
  question: 'an_answer',
  unclear: 'an_answer',
  // the law asks for an answer
  data_request: 'an_answer',
  not_interested: 'no_answer',
  not_now: 'no_answer',
  referral: 'no_answer',
  wrong_person: 'no_answer',
  unsubscribe: 'no_answer',
  out_of_office: 'nothing',
  thank_you: 'nothing',
}

export const labelsOwedAnAnswer = replyLabels.filter((label) => leaves[label] === 'an_answer')
/** Replies that change nothing about what was due before them. */
export const labelsThatLeaveNothing = replyLabels.filter((label) => leaves[label] === 'nothing')

/** Stages that settle what came before: the user who moved the candidate there has read it. */
export const settledStages: readonly Stage[] = ['REJECTED', 'NOT_INTERESTED', 'HIRED']
/** Replies that a decision doesn't settle: the law asks for an answer to everyone. */
export const labelsNeverSettled = ['data_request'] as const satisfies ReplyLabel[]

export interface LastReply {
  label: ReplyLabel | null
  isCertain: boolean
  receivedAt: Date
}

/**
 * Whether the last reply that isn't mere thanks or an absence is owed an answer; null = there is no such reply.
 * `stage` is where the candidate is, `stageAt` since when: a decision after the reply settles it.
 */
export function isAnswerOwed(last: LastReply | null, candidate: { stage: Stage; stageAt: Date }): 'yes' | 'unsure' | 'no' {
  if (!last) return 'no'
  const isSettled = settledStages.includes(candidate.stage) && candidate.stageAt >= last.receivedAt
  if (isSettled && !labelsNeverSettled.some((label) => label === last.label)) return 'no'
  // assigned by hand: no one has said what it means
  if (last.label === null || leaves[last.label] === 'an_answer') return 'yes'
  return last.isCertain ? 'no' : 'unsure'
}

export interface ConversationFacts {
  /** The candidate's last email, not counting automatic ones. */
  receivedAt: Date
  owed: ReturnType<typeof isAnswerOwed>
  /** Our last email. */
  sentAt: Date | null
  /** How many emails the candidate has sent, and how many when it was snoozed or marked as done. */
  emails: number
  seenEmails: number
  snoozedUntil: Date | null
  isDone: boolean
}

/** Another email ends a snooze and reopens a finished conversation. When a snooze is over, the conversation needs a reply. */
export function inboxState(facts: ConversationFacts, now: Date): InboxState {
  const { receivedAt, owed, sentAt, emails, seenEmails, snoozedUntil, isDone } = facts
  const isSorted = emails <= seenEmails
  if (isSorted && isDone) return 'done'
  if (isSorted && snoozedUntil && snoozedUntil > now) return 'snoozed'
  const isAwake = isSorted && snoozedUntil !== null && snoozedUntil > receivedAt
  const since = isAwake ? snoozedUntil : receivedAt
  if (sentAt !== null && sentAt >= since) return 'waiting'
  if (isAwake) return 'needs_answer'
  return ({ yes: 'needs_answer', unsure: 'needs_check', no: 'no_answer_due' } as const)[owed]
}

const maxDays = 366

/** Why a time isn't allowed, or null. */
export function validateSnooze(until: Date, now: Date): string | null {
  if (Number.isNaN(until.getTime())) return inboxText.notATime
  if (until <= now) return inboxText.chooseFutureTime
  return until.getTime() - now.getTime() > maxDays * 86_400_000 ? inboxText.chooseTimeWithinYear : null
}
