// Why a candidate declines: the reasons, their labels, and when the form is complete.
import { messages } from '../shared/messages.ts'
import type { NotInterestedReason } from '../shared/not-interested-reason.ts'
import type { Stage } from '../shared/stages.ts'

export interface NotInterestedChoice {
  reason: NotInterestedReason
  label: string
}

/** In display order; 'other' is last because it requires text (spec B, section 9). */
export const notInterestedReasons = [
  { reason: 'misclassification', label: 'Misclassification' },
  { reason: 'timing', label: 'Timing' },
  { reason: 'compensation', label: 'Compensation' },
  { reason: 'seniority', label: 'Seniority' },
  { reason: 'remote_policy', label: 'Remote Work Policy' },
  { reason: 'company_fit', label: 'Company Fit' },
  { reason: 'visa', label: 'Work/Visa Status' },
  { reason: 'role_fit', label: 'Role Fit' },
  { reason: 'wrong_email', label: 'Wrong Person/Email' },
  { reason: 'other', label: 'Other' },
] as const satisfies readonly NotInterestedChoice[]

/** In addition to the specification's reasons: the candidate declined an offer. V2 only. */
const offerDeclined: NotInterestedChoice = { reason: 'offer_declined', label: 'Offer declined' }

/** The reasons offered for someone in `stage`: 'Offer declined' comes first for someone who has an offer. */
export function notInterestedReasonsFor(stage: Stage): readonly NotInterestedChoice[] {
  return stage === 'OFFER' ? [offerDeclined, ...notInterestedReasons] : notInterestedReasons
}

export function notInterestedLabel(reason: NotInterestedReason): string {
  return [...notInterestedReasons, offerDeclined].find((entry) => entry.reason === reason)?.label ?? 'Other'
}

/** The labels a card shows; first 'Referred Colleague' if the candidate's reply recommends someone else. */
export function cardLabels(reasons: readonly NotInterestedReason[], isReferral: boolean): string[] {
  const labels = reasons.map((reason) => (reason === 'wrong_email' ? 'Wrong email' : notInterestedLabel(reason)))
  return isReferral ? ['Referred Colleague', ...labels] : labels
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
