// Emails that a user writes to someone other than a candidate: their author learns when one fails.
import type { MessageState } from './message-state.ts'
import { testEmailType } from './test-email.ts'

/** The kind of an email with shared candidates. */
export const shareEmailType = 'share'

/**
 * The event of a test or of shared candidates that were refused, stopped, or given up, or of which no one knows whether they arrived;
 * null for any other email, and while this one may still be sent.
 */
export function failureOf(emailType: string | null, { state }: MessageState): 'test_email.failed' | 'share_email.failed' | null {
  if (state !== 'cancelled' && state !== 'parked') return null
  if (emailType === testEmailType) return 'test_email.failed'
  return emailType === shareEmailType ? 'share_email.failed' : null
}
