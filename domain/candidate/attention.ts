// Why someone on the team must look at a candidate.

export const attentionCodes = [
  'unclear_reply',
  'unsure_reply',
  'question',
  'withdrawn',
  'parked_mail',
  'bounced',
  /** An email didn't arrive, and the address isn't known to be dead. */
  'undelivered',
  'guessed_address',
  'complaint',
  'linkedin_due',
  'linkedin_failed',
  'linkedin_unknown',
] as const
export type AttentionCode = (typeof attentionCodes)[number]

export interface Attention {
  code: AttentionCode
  /** Shown to the team. */
  text: string
}
