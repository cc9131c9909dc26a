// An email that a user sends to themselves before it is sent to candidates.
import * as texts from './texts/en/test-email.ts'

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
