// What the product needs to know of an answer: what kind it is, and how sure that is.

export const replyLabels = ['interested', 'question', 'not_interested', 'out_of_office', 'unsubscribe', 'unclear'] as const
export type ReplyLabel = (typeof replyLabels)[number]

export interface ReplyJudgement {
  label: ReplyLabel
  /** Calibrated chance, 0 to 1, that the label is right. */
  confidence: number
  /** Not-interested reason codes of the spec (1 Misclassification, 2 Timing …); empty for other labels. */
  notInterestedReasons: number[]
  /** The sentence that decided, quoted from the reply. */
  because: string | null
}
