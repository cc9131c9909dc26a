// Port to the reply classifier: the kind of a reply, and a confidence.
import type { NotInterestedReason } from '../shared/not-interested-reason.ts'

export const replyLabels = [
  'interested',
  'question',
  'not_interested',
  /** Not now, but willing to be contacted again. */
  'not_now',
  /** Declines and recommends someone else. */
  'referral',
  /** Isn't the right person, or doesn't own the address. */
  'wrong_person',
  'out_of_office',
  'unsubscribe',
  /** Asks for deletion of their personal data, or where it came from. */
  'data_request',
  'unclear',
  /** Only thanks, or a confirmation of receipt. */
  'thank_you',
] as const
export type ReplyLabel = (typeof replyLabels)[number]

/** Classes of the statistical model; the others refine two of them. */
export const broadLabels = ['interested', 'question', 'not_interested', 'out_of_office', 'unsubscribe', 'unclear'] as const
export type BroadLabel = (typeof broadLabels)[number]

/** The broad class of a label: a referral declines, a deletion request unsubscribes. */
export function broadLabel(label: ReplyLabel): BroadLabel {
  if (label === 'not_now' || label === 'referral' || label === 'wrong_person') return 'not_interested'
  if (label === 'thank_you') return 'unclear'
  return label === 'data_request' ? 'unsubscribe' : label
}

export interface ReplyClassification {
  label: ReplyLabel
  /** Calibrated probability, 0 to 1, that the label is right. */
  confidence: number
  /** Empty for other labels. */
  notInterestedReasons: NotInterestedReason[]
  /** The sentence that decided, quoted from the reply. */
  quote: string | null
}
