// What the product needs to know of an answer: what kind it is, and how sure that is.

export const replyLabels = [
  'interested',
  'question',
  'not_interested',
  /** Not now, and willing to be asked again. */
  'not_now',
  /** Declines and recommends someone else. */
  'referral',
  /** Isn't who we took them for, or doesn't own the address. */
  'wrong_person',
  'out_of_office',
  'unsubscribe',
  /** Asks to have their personal data deleted, or where it comes from. */
  'data_request',
  'unclear',
] as const
export type ReplyLabel = (typeof replyLabels)[number]

/** The classes the statistical model tells apart; the others are finer readings of two of them. */
export const broadLabels = ['interested', 'question', 'not_interested', 'out_of_office', 'unsubscribe', 'unclear'] as const
export type BroadLabel = (typeof broadLabels)[number]

/** The broad class of a label: a referral declines, a deletion request unsubscribes. */
export function broadLabel(label: ReplyLabel): BroadLabel {
  if (label === 'not_now' || label === 'referral' || label === 'wrong_person') return 'not_interested'
  return label === 'data_request' ? 'unsubscribe' : label
}

export interface ReplyClassification {
  label: ReplyLabel
  /** Calibrated chance, 0 to 1, that the label is right. */
  confidence: number
  /** Not-interested reason codes of the spec (1 Misclassification, 2 Timing …); empty for other labels. */
  notInterestedReasons: number[]
  /** The sentence that decided, quoted from the reply. */
  because: string | null
}
