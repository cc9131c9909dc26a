// Why a candidate is turned down, or turns us down: the codes, their words and when a form is complete.

export interface ReasonChoice {
  code: number
  label: string
  group: 'Seniority' | 'Education' | 'Work Experience' | 'Additional Considerations'
}

/** Codes 2 and 6 are reserved: accepted from old records, never offered. */
export const rejectionReasons: readonly ReasonChoice[] = [
  { code: 1, label: 'Job title does not match', group: 'Work Experience' },
  { code: 3, label: 'Underqualified', group: 'Seniority' },
  { code: 4, label: 'Required keywords are missing', group: 'Work Experience' },
  { code: 5, label: 'Overqualified', group: 'Seniority' },
  { code: 7, label: 'Compensation too high', group: 'Additional Considerations' },
  { code: 8, label: 'Want more prestigious schools', group: 'Education' },
  { code: 9, label: 'Want higher degrees', group: 'Education' },
  { code: 10, label: 'Missing necessary skills', group: 'Work Experience' },
  { code: 12, label: 'Already contacted', group: 'Additional Considerations' },
  { code: 13, label: 'Current company', group: 'Work Experience' },
  { code: 14, label: 'Likely needs sponsorship', group: 'Additional Considerations' },
  { code: 15, label: 'Background not in a relevant industry', group: 'Work Experience' },
  { code: 11, label: 'Other', group: 'Additional Considerations' },
]

export const manualRejection = { code: 11, reason: 'Manually transitioned to rejected' } as const
const reserved = [2, 6]

export interface RejectionForm {
  codes: number[]
  other: string
  badJobTitles: string[]
  badCompanies: string[]
}

export function rejectionLabel(code: number): string {
  return rejectionReasons.find((reason) => reason.code === code)?.label ?? 'Other'
}

/** An explanation is required unless 'job title' comes with titles or 'company' with companies; 'Other' always needs text. */
export function needsExplanation(form: RejectionForm): boolean {
  if (form.codes.length === 0) return false
  if (form.codes.includes(11)) return true
  if (form.codes.includes(1) && form.badJobTitles.length > 0) return false
  if (form.codes.includes(13) && form.badCompanies.length > 0) return false
  return true
}

/** null when the form may be submitted, else the sentence per field (spec B, section 5 'Rejection'). */
export function checkRejection(form: RejectionForm): Record<string, string> | null {
  const known = new Set([...rejectionReasons.map((reason) => reason.code), ...reserved])
  if (form.codes.length === 0) return { rejection_code: 'Please indicate reasons for rejection' }
  if (form.codes.some((code) => !known.has(code))) return { rejection_code: 'This reason does not exist.' }
  if (needsExplanation(form) && form.other.trim() === '') return { rejection_reason_other: 'This field is required.' }
  return null
}

export interface NotInterestedReason {
  code: number
  label: string
  card: string
}

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

export function notInterestedLabel(code: number): string {
  return notInterestedReasons.find((reason) => reason.code === code)?.label ?? 'Other'
}

/** A reason is required; Other (8) needs text. */
export function checkNotInterested(codes: number[], other: string): Record<string, string> | null {
  if (codes.length === 0) return { not_interested_code: 'This field is required.' }
  if (codes.some((code) => !notInterestedReasons.some((reason) => reason.code === code)))
    return { not_interested_code: 'This reason does not exist.' }
  if (codes.includes(8) && other.trim() === '') return { not_interested_reason_other: 'This field is required.' }
  return null
}
