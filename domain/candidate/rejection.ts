// Why a candidate is rejected: the reasons, and when the form is complete.
import { isKeyOf, isOneOf } from '../shared/records.ts'
import { messages } from '../shared/messages.ts'
import { text } from './texts/rejection.ts'

type Group = 'Seniority' | 'Education' | 'Work Experience' | 'Additional Considerations'

/** The last three before 'Other' are this product's own. */
export const rejectionChoices = [
  { reason: 'job_title', group: 'Work Experience' },
  { reason: 'underqualified', group: 'Seniority' },
  { reason: 'required_keywords', group: 'Work Experience' },
  { reason: 'overqualified', group: 'Seniority' },
  { reason: 'compensation', group: 'Additional Considerations' },
  { reason: 'prestige', group: 'Education' },
  { reason: 'higher_degrees', group: 'Education' },
  { reason: 'missing_skills', group: 'Work Experience' },
  { reason: 'already_contacted', group: 'Additional Considerations' },
  { reason: 'company', group: 'Work Experience' },
  { reason: 'sponsorship', group: 'Additional Considerations' },
  { reason: 'industry', group: 'Work Experience' },
  { reason: 'location', group: 'Additional Considerations' },
  { reason: 'job_changes', group: 'Work Experience' },
  { reason: 'not_hands_on', group: 'Work Experience' },
  { reason: 'other', group: 'Additional Considerations' },
] as const satisfies readonly { reason: string; group: Group }[]

/** Two reasons in the specification have no meaning: accepted from old records, never offered. */
const reserved = ['reserved_2', 'reserved_6'] as const

export type ReasonChoice = (typeof rejectionChoices)[number]
export type RejectionReason = ReasonChoice['reason'] | (typeof reserved)[number]

/** The reasons in a hiring manager's words, in the order of their page; reasons that concern a recruiter's search are left out. */
export const managerReasons = [
  'missing_skills',
  'underqualified',
  'overqualified',
  'job_title',
  'industry',
  'higher_degrees',
  'not_hands_on',
  'job_changes',
  'location',
  'compensation',
  'sponsorship',
  'company',
  'already_contacted',
  'other',
] as const satisfies readonly RejectionReason[]

/** The label of a reason as a hiring manager chose it. */
export function managerReasonLabel(reason: RejectionReason): string {
  return isOneOf(managerReasons, reason) ? text.managerReasons[reason] : rejectionLabel(reason)
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
  return isKeyOf(text.reasons, reason) ? text.reasons[reason] : text.reasons.other
}

export const rejectionGroupLabel = (group: Group): string => text.groups[group]

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
