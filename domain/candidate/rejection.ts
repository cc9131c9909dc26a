// Why a candidate is turned down: the codes, their words and when the form is complete.
import { messages } from '../shared/messages.ts'

export interface ReasonChoice {
  code: number
  label: string
  group: 'Seniority' | 'Education' | 'Work Experience' | 'Additional Considerations'
}

/** Codes 2 and 6 are reserved: accepted from old records, never offered. Those from 16 on are this product's own. */
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
  { code: 16, label: 'Wrong location', group: 'Additional Considerations' },
  { code: 17, label: 'Changes jobs too often', group: 'Work Experience' },
  { code: 18, label: 'Not hands-on', group: 'Work Experience' },
  { code: 11, label: 'Other', group: 'Additional Considerations' },
]

/** The reasons in a hiring manager's words, in the order their page shows them; reasons of a recruiter's search are left out. */
export const managerReasons: readonly { code: number; label: string }[] = [
  { code: 10, label: 'Missing skills' },
  { code: 3, label: 'Not enough experience' },
  { code: 5, label: 'Too senior' },
  { code: 1, label: 'Different kind of role' },
  { code: 15, label: 'Different industry' },
  { code: 9, label: 'Needs a higher degree' },
  { code: 18, label: 'Not hands-on enough' },
  { code: 17, label: 'Changes jobs too often' },
  { code: 16, label: 'Wrong location' },
  { code: 7, label: 'Pay expectations too high' },
  { code: 14, label: 'Needs visa sponsorship' },
  { code: 13, label: 'Current employer' },
  { code: 12, label: 'We are already in contact' },
  { code: 11, label: 'Another reason' },
]

/** The words for a code as a hiring manager chose it. */
export function managerReasonLabel(code: number): string {
  return managerReasons.find((reason) => reason.code === code)?.label ?? rejectionLabel(code)
}

/** What a plain move to Rejected records. */
export const manualRejection = { code: 11, reason: 'Manually transitioned to rejected' } as const
const reserved = [2, 6]

/** Keys of older clients and the codes they mean today; two name no reason of today and are kept as the nearest one. */
const olderKeys: Readonly<Record<string, number>> = {
  JOB_TITLE_NOT_MATCHED: 1,
  DONT_LIKE_COMPANY: 13,
  NOT_ENOUGH_EXPERIENCE: 3,
  CANDIDATE_OVERQUALIFIED: 5,
  EXPERIENCE_NOT_RELEVANT: 15,
  SKILLS_NOT_MATCHED: 10,
  RESPONSE_PROB_LOW: 11,
  EDUCATION_NOT_HIGH: 9,
  VISA: 14,
  OTHER: 11,
  ALREADY_CONTACTED: 12,
}

/** A code, a code written as text or an older key -> the code; null when unknown. Reserved codes are valid (spec B, section 9). */
export function rejectionCodeOf(value: number | string): number | null {
  const text = String(value).trim()
  const code = olderKeys[text.toUpperCase()] ?? (/^\d{1,2}$/.test(text) ? Number(text) : null)
  return code !== null && isKnown(code) ? code : null
}

function isKnown(code: number): boolean {
  return reserved.includes(code) || rejectionReasons.some((reason) => reason.code === code)
}

export interface RejectionForm {
  codes: number[]
  other: string
  badJobTitles: string[]
  badCompanies: string[]
}

/** A rejection as submitted by a user or client; omitted parts are empty. */
export interface GivenRejection {
  rejectionCodes?: readonly number[] | undefined
  rejectionOther?: string | undefined
  badJobTitles?: readonly string[] | undefined
  badCompanies?: readonly string[] | undefined
}

/** The form as it was filled in; `checkRejection` says whether it is complete. */
export function rejectionOf({
  rejectionCodes = [],
  rejectionOther = '',
  badJobTitles = [],
  badCompanies = [],
}: GivenRejection): RejectionForm {
  return { codes: [...rejectionCodes], other: rejectionOther.trim(), badJobTitles: [...badJobTitles], badCompanies: [...badCompanies] }
}

/** The same for a plain move to Rejected, which needs no reasons: without any, it is recorded as a move by hand. */
export function plainRejectionOf(given: GivenRejection): RejectionForm {
  if (given.rejectionCodes?.length) return rejectionOf(given)
  return rejectionOf({ ...given, rejectionCodes: [manualRejection.code], rejectionOther: given.rejectionOther || manualRejection.reason })
}

/** The words for a code; reserved and unknown ones read 'Other'. */
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

/** Required of every rejection: at least one valid reason. The explanation is required only by the form. */
export function checkReasons(codes: readonly number[]): Record<string, string> | null {
  if (codes.length === 0) return { rejection_code: messages.noRejectionReason }
  return codes.every(isKnown) ? null : { rejection_code: messages.noSuchReason }
}

/** null when the form may be submitted, else the sentence per field. */
export function checkRejection(form: RejectionForm): Record<string, string> | null {
  const wrong = checkReasons(form.codes)
  if (wrong) return wrong
  if (needsExplanation(form) && form.other.trim() === '') return { rejection_reason_other: messages.fieldRequired }
  return null
}
