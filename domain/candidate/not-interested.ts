// Why a candidate turns us down: the codes, their labels, and when the form is complete.
import { messages } from '../shared/messages.ts'
import type { Stage } from '../shared/stages.ts'

export interface NotInterestedReason {
  code: number
  label: string
  /** The key that a card has for it, which the API accepts instead of the code. */
  card: string
}

/** In display order; 8 is last because it requires text (spec B, section 9). */
export const notInterestedReasons: readonly NotInterestedReason[] = [
  { code: 1, label: 'Misclassification', card: 'misclassification' },
  { code: 2, label: 'Timing', card: 'timing' },
  { code: 3, label: 'Compensation', card: 'compensation' },
  { code: 4, label: 'Seniority', card: 'seniority' },
  { code: 5, label: 'Remote Work Policy', card: 'remote_policy' },
  { code: 6, label: 'Company Fit', card: 'company_fit' },
  { code: 7, label: 'Work/Visa Status', card: 'visa' },
  { code: 9, label: 'Role Fit', card: 'role_fit' },
  { code: 12, label: 'Wrong Person/Email', card: 'wrong_email' },
  { code: 8, label: 'Other', card: 'other' },
]

/** In addition to the specification's reasons: the candidate declined an offer. V2 only. */
export const offerDeclined: NotInterestedReason = { code: 30, label: 'Offer declined', card: 'offer_declined' }
const known = [...notInterestedReasons, offerDeclined]

/** The reasons offered for someone in `stage`: 'Offer declined' comes first for someone who has an offer. */
export function notInterestedReasonsFor(stage: Stage): readonly NotInterestedReason[] {
  return stage === 'OFFER' ? [offerDeclined, ...notInterestedReasons] : notInterestedReasons
}

const wrongAddress = 12

/** The label of a code; 'Other' for unknown ones. */
export function notInterestedLabel(code: number): string {
  return known.find((reason) => reason.code === code)?.label ?? 'Other'
}

/** The labels a card shows for the codes; first 'Referred Colleague' if the candidate's reply recommends someone else. */
export function cardLabels(codes: readonly number[], isReferral: boolean): string[] {
  const labels = codes.map((code) => (code === wrongAddress ? 'Wrong email' : notInterestedLabel(code)))
  return isReferral ? ['Referred Colleague', ...labels] : labels
}

/** A box for words shows for Misclassification (1) and Other (8). */
export function asksForWords(codes: readonly number[]): boolean {
  return codes.includes(1) || codes.includes(8)
}

/** The words that are sent: only for Other (8), trimmed; undefined otherwise. */
export function wordsToSend(codes: readonly number[], words: string): string | undefined {
  return codes.includes(8) ? words.trim() : undefined
}

/** A reason is required; Other (8) needs words. null when the form may be submitted, else the sentence per wire field. */
export function checkNotInterested(codes: readonly number[], other: string): Record<string, string> | null {
  if (codes.length === 0) return { not_interested_code: messages.fieldRequired }
  if (codes.some((code) => !known.some((reason) => reason.code === code))) return { not_interested_code: messages.noSuchReason }
  if (codes.includes(8) && other.trim() === '') return { not_interested_reason_other: messages.fieldRequired }
  return null
}
