// An email that a user sends to themselves before it is sent to candidates.
import type { SendOutcome } from '../ports/mail.ts'
import type { MessageState } from './message-state.ts'
import { causeOfRefusal } from './refusal-cause.ts'
import { text as texts } from './texts/test-email.ts'

/** The kind of a test email among the emails to colleagues. */
export const testEmailType = 'test_email'

/** The token in every link of a test email: it belongs to no one. */
export const testLinkToken = 'test'

/** Per user. */
export const testEmailsPerHour = 20

/** `isFollowUp`: shown as a reply to the first email. */
export function testSubject(subject: string, isFollowUp: boolean): string {
  return texts.testSubject(isFollowUp && !subject.startsWith('Re: ') ? `Re: ${subject}` : subject)
}

/** A test whose content the server refuses for good ends there: its author changes it and sends another. */
export function endRefusedTest(next: MessageState | null, outcome: SendOutcome): MessageState | null {
  const isRefused = outcome.state === 'refused' && outcome.permanent && causeOfRefusal(outcome) === 'message'
  if (!isRefused || (next?.state !== 'queued' && next?.state !== 'parked')) return next
  return { state: 'cancelled', attempt: next.attempt, tries: next.tries, reason: 'refused' }
}
