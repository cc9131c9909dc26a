// What became of contacted candidates: batch by batch, oldest first.

export type Fate =
  /** No reply; the follow-ups were sent. */
  | 'silent'
  | 'bounced'
  | 'out_of_office'
  | 'not_interested'
  | 'not_now'
  | 'referral'
  | 'wrong_person'
  | 'unsubscribe'
  | 'data_request'
  | 'unclear'
  /** Asked something, and waits for a reply. */
  | 'question'
  /** Interested, but not with the hiring manager yet. */
  | 'interested'
  | 'withdrawn'
  | 'with_manager'
  | 'manager_rejected'
  /** May book, but hasn't yet. */
  | 'scheduling'
  | 'interview_ahead'
  | 'interview_failed'
  /** Interviewed, with submitted scorecards. */
  | 'interview_done'
  | 'offer'
  | 'offer_declined'
  | 'hired'

export interface Batch {
  /** Days before today on which the batch was reviewed. */
  daysAgo: number
  fates: readonly Fate[]
}

/** The first batch is the calibration of ten, the others have 25 people. */
export const salesBatches: readonly Batch[] = [
  { daysAgo: 89, fates: ['silent', 'not_interested', 'hired', 'silent', 'manager_rejected'] },
  {
    daysAgo: 82,
    fates: ['silent', 'not_now', 'silent', 'interview_failed', 'out_of_office', 'silent', 'not_interested', 'offer_declined', 'silent'],
  },
  {
    daysAgo: 66,
    fates: [
      'unsubscribe',
      'silent',
      'referral',
      'silent',
      'interview_failed',
      'not_interested',
      'silent',
      'bounced',
      'silent',
      'manager_rejected',
    ],
  },
  {
    daysAgo: 49,
    fates: ['silent', 'wrong_person', 'silent', 'withdrawn', 'not_interested', 'silent', 'silent', 'silent', 'interview_failed'],
  },
  { daysAgo: 33, fates: ['silent', 'manager_rejected', 'silent', 'not_interested', 'silent', 'interview_failed', 'not_now', 'silent'] },
  { daysAgo: 18, fates: ['offer', 'silent', 'not_interested', 'silent', 'interview_done', 'referral', 'data_request', 'silent'] },
  {
    daysAgo: 8,
    fates: ['interview_ahead', 'with_manager', 'silent', 'question', 'interview_ahead', 'unclear', 'silent', 'out_of_office', 'interested'],
  },
]

export const successBatches: readonly Batch[] = [
  { daysAgo: 74, fates: ['silent', 'interview_failed', 'not_interested', 'silent'] },
  { daysAgo: 68, fates: ['silent', 'referral', 'silent', 'unsubscribe', 'hired', 'not_interested', 'silent', 'manager_rejected'] },
  { daysAgo: 44, fates: ['not_now', 'silent', 'silent', 'offer_declined', 'wrong_person', 'silent', 'not_interested', 'interview_failed'] },
  { daysAgo: 25, fates: ['silent', 'interview_done', 'silent', 'not_interested', 'withdrawn', 'silent', 'offer'] },
  { daysAgo: 8, fates: ['question', 'interview_ahead', 'silent', 'scheduling', 'with_manager', 'silent', 'not_now', 'interested'] },
]
