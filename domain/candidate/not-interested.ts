// Why a candidate declines: the reasons, and when the form is complete.
import { messages } from '../shared/messages.ts'
import type { NotInterestedReason } from '../shared/not-interested-reason.ts'
import type { Stage } from '../shared/stages.ts'
import { text } from './texts/not-interested.ts'

/** In display order; 'other' is last because it requires text (spec B, section 9). */
export const notInterestedReasons = [
  'misclassification',
  'timing',
  'compensation',
  'seniority',
  'remote_policy',
  'company_fit',
  'visa',
  'role_fit',
  'wrong_email',
  'other',
] as const satisfies readonly NotInterestedReason[]

/** The reasons offered for someone in `stage`: 'Offer declined', beyond the specification's and V2 only, first for someone who has an offer. */
export function notInterestedReasonsFor(stage: Stage): readonly NotInterestedReason[] {
  return stage === 'OFFER' ? ['offer_declined', ...notInterestedReasons] : notInterestedReasons
}

export function notInterestedLabel(reason: NotInterestedReason): string {
  return text.reasons[reason]
}

/** The labels a card shows; first 'Referred Colleague' if the candidate's reply recommends someone else. */
export function cardLabels(reasons: readonly NotInterestedReason[], isReferral: boolean): string[] {
  const labels = reasons.map((reason) => (reason === 'wrong_email' ? text.wrongEmail : notInterestedLabel(reason)))
  return isReferral ? [text.referredColleague, ...labels] : labels
}

/** Misclassification and Other show a text box. */
export function asksForWords(reasons: readonly NotInterestedReason[]): boolean {
  return reasons.includes('misclassification') || reasons.includes('other')
}

/** The text to send: only for Other, trimmed; undefined otherwise. */
export function wordsToSend(reasons: readonly NotInterestedReason[], words: string): string | undefined {
  return reasons.includes('other') ? words.trim() : undefined
}

/** A reason is required; Other requires text. null when the form may be submitted, else the error by wire field. */
export function checkNotInterested(reasons: readonly NotInterestedReason[], details: string): Record<string, string> | null {
  if (reasons.length === 0) return { not_interested_code: messages.fieldRequired }
  if (reasons.includes('other') && details.trim() === '') return { not_interested_reason_other: messages.fieldRequired }
  return null
}
