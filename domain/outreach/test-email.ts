// An email that a user sends to themselves before it is sent to candidates.
import * as texts from './texts/en/test-email.ts'

/** The kind of a test among the emails to colleagues. */
export const testEmailType = 'test_email'

/** The token of every link in a test: it belongs to no one. */
export const testLinkToken = 'test'

/** For each user. */
export const testEmailsPerHour = 20

/** `isFollowUp`: as the reply to the first email that it is. */
export function testSubject(subject: string, isFollowUp: boolean): string {
  return texts.testSubject(isFollowUp && !subject.startsWith('Re: ') ? `Re: ${subject}` : subject)
}
