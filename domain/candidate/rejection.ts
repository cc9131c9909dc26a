// Why a candidate is rejected: the reasons, their labels, and when the form is complete.
import { messages } from '../shared/messages.ts'

type Group = 'Seniority' | 'Education' | 'Work Experience' | 'Additional Considerations'

/** The last three before 'Other' are this product's own. */
export const rejectionChoices = [
  { reason: 'job_title', label: 'Job title does not match', group: 'Work Experience' },
  { reason: 'underqualified', label: 'Underqualified', group: 'Seniority' },
  { reason: 'required_keywords', label: 'Required keywords are missing', group: 'Work Experience' },
  { reason: 'overqualified', label: 'Overqualified', group: 'Seniority' },
  { reason: 'compensation', label: 'Compensation too high', group: 'Additional Considerations' },
  { reason: 'prestige', label: 'Want more prestigious schools', group: 'Education' },
  { reason: 'higher_degrees', label: 'Want higher degrees', group: 'Education' },
  { reason: 'missing_skills', label: 'Missing necessary skills', group: 'Work Experience' },
  { reason: 'already_contacted', label: 'Already contacted', group: 'Additional Considerations' },
  { reason: 'company', label: 'Current company', group: 'Work Experience' },
  { reason: 'sponsorship', label: 'Likely needs sponsorship', group: 'Additional Considerations' },
  { reason: 'industry', label: 'Background not in a relevant industry', group: 'Work Experience' },
  { reason: 'location', label: 'Wrong location', group: 'Additional Considerations' },
  { reason: 'job_changes', label: 'Changes jobs too often', group: 'Work Experience' },
  { reason: 'not_hands_on', label: 'Not hands-on', group: 'Work Experience' },
  { reason: 'other', label: 'Other', group: 'Additional Considerations' },
] as const satisfies readonly { reason: string; label: string; group: Group }[]

/** Two reasons in the specification have no meaning: accepted from old records, never offered. */
const reserved = ['reserved_2', 'reserved_6'] as const

export type ReasonChoice = (typeof rejectionChoices)[number]
export type RejectionReason = ReasonChoice['reason'] | (typeof reserved)[number]

/** The reasons in a hiring manager's words, in the order of their page; reasons that concern a recruiter's search are left out. */
export const managerReasons = [
  { reason: 'missing_skills', label: 'Missing skills' },
  { reason: 'underqualified', label: 'Not enough experience' },
  { reason: 'overqualified', label: 'Too senior' },
  { reason: 'job_title', label: 'Different kind of role' },
  { reason: 'industry', label: 'Different industry' },
  { reason: 'higher_degrees', label: 'Needs a higher degree' },
  { reason: 'not_hands_on', label: 'Not hands-on enough' },
  { reason: 'job_changes', label: 'Changes jobs too often' },
  { reason: 'location', label: 'Wrong location' },
  { reason: 'compensation', label: 'Pay expectations too high' },
  { reason: 'sponsorship', label: 'Needs visa sponsorship' },
  { reason: 'company', label: 'Current employer' },
  { reason: 'already_contacted', label: 'We are already in contact' },
  { reason: 'other', label: 'Another reason' },
] as const satisfies readonly { reason: RejectionReason; label: string }[]

/** The label of a reason as a hiring manager chose it. */
export function managerReasonLabel(reason: RejectionReason): string {
  return managerReasons.find((entry) => entry.reason === reason)?.label ?? rejectionLabel(reason)
}

/** What a plain move to Rejected records. */
export const manualRejection = { reason: 'other', words: 'Manually transitioned to rejected' } as const

export interface RejectionForm {
  reasons: RejectionReason[]
  other: string
  badJobTitles: string[]
  badCompanies: string[]
}

/** A rejection as submitted by a user or client; omitted parts are empty. */
export interface GivenRejection {
  rejectionReasons?: readonly RejectionReason[] | undefined
  rejectionOther?: string | undefined
  badJobTitles?: readonly string[] | undefined
  badCompanies?: readonly string[] | undefined
}

/** The form as filled in; `checkRejection` says whether it is complete. */
export function rejectionOf({
  rejectionReasons = [],
  rejectionOther = '',
  badJobTitles = [],
  badCompanies = [],
}: GivenRejection): RejectionForm {
  return { reasons: [...rejectionReasons], other: rejectionOther.trim(), badJobTitles: [...badJobTitles], badCompanies: [...badCompanies] }
}

/** The same for a plain move to Rejected, which needs no reasons: without any, it is recorded as a manual move. */
export function plainRejectionOf(rejection: GivenRejection): RejectionForm {
  if (rejection.rejectionReasons?.length) return rejectionOf(rejection)
  return rejectionOf({
    ...rejection,
    rejectionReasons: [manualRejection.reason],
    rejectionOther: rejection.rejectionOther || manualRejection.words,
  })
}

/** The label of a reason; reserved ones read 'Other'. */
export function rejectionLabel(reason: RejectionReason): string {
  return rejectionChoices.find((choice) => choice.reason === reason)?.label ?? 'Other'
}

/** An explanation is required unless 'job title' has titles or 'company' has companies; 'Other' always needs text. */
export function needsExplanation(form: RejectionForm): boolean {
  if (form.reasons.length === 0) return false
  if (form.reasons.includes('other')) return true
  if (form.reasons.includes('job_title') && form.badJobTitles.length > 0) return false
  if (form.reasons.includes('company') && form.badCompanies.length > 0) return false
  return true
}

/** Required of every rejection: at least one reason. The explanation is required only by the form. */
export function checkReasons(reasons: readonly RejectionReason[]): Record<string, string> | null {
  return reasons.length === 0 ? { rejection_code: messages.noRejectionReason } : null
}

/** null when the form may be submitted, else the error by field. */
export function checkRejection(form: RejectionForm): Record<string, string> | null {
  const wrong = checkReasons(form.reasons)
  if (wrong) return wrong
  if (needsExplanation(form) && form.other.trim() === '') return { rejection_reason_other: messages.fieldRequired }
  return null
}
