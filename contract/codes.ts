// The domain's words and their API codes, mapped only here. Without the API's validation, so that the web app can use it too.
import type { Role, RosterRole } from '@fairlead/domain/account/permissions'
import type { RejectionReason } from '@fairlead/domain/candidate/rejection'
import type { ProjectStatus, ProjectType } from '@fairlead/domain/project/project'
import type { StopReason } from '@fairlead/domain/project/stop-reason'
import type { NotInterestedReason } from '@fairlead/domain/shared/not-interested-reason'
import { entriesOf, keysOf } from '@fairlead/domain/shared/records'
import type { HistoryEvent } from '@fairlead/domain/shared/stages'

export const statusCodes = {
  active: '1',
  paused: '2',
  draft: '3',
  queued: '4',
  preparing: '5',
  calibrating: '6',
  archived: '7',
} as const satisfies Record<ProjectStatus, string>

export const projectTypeCodes = { autopilot: '1', navigator: '2', 'self-serve': '3' } as const satisfies Record<ProjectType, string>

export const roleCodes = { owner: 1, member: 2, commenter: 3, none: -1 } as const satisfies Record<Role, number>

/** Those from 16 are this product's own. */
export const rejectionCodes = {
  job_title: 1,
  reserved_2: 2,
  underqualified: 3,
  required_keywords: 4,
  overqualified: 5,
  reserved_6: 6,
  compensation: 7,
  prestige: 8,
  higher_degrees: 9,
  missing_skills: 10,
  other: 11,
  already_contacted: 12,
  company: 13,
  sponsorship: 14,
  industry: 15,
  location: 16,
  job_changes: 17,
  not_hands_on: 18,
} as const satisfies Record<RejectionReason, number>

/** 30 is this product's own; V2 only. */
export const notInterestedCodes = {
  misclassification: 1,
  timing: 2,
  compensation: 3,
  seniority: 4,
  remote_policy: 5,
  company_fit: 6,
  visa: 7,
  other: 8,
  role_fit: 9,
  wrong_email: 12,
  offer_declined: 30,
} as const satisfies Record<NotInterestedReason, number>

/** 6 is this product's own. */
export const stopReasonCodes = {
  hired_through_us: 1,
  hired_elsewhere: 2,
  enough_candidates: 3,
  role_closed: 4,
  other: 5,
  hired_here: 6,
} as const satisfies Record<StopReason, number>

/** Those from 28 are this product's own. */
export const historyCodes = {
  under_review: 1,
  imported: 2,
  approved: 3,
  rejected: 4,
  outreach_email: 5,
  outreach_manual: 6,
  linkedin_inmail: 7,
  interview: 8,
  not_interested: 9,
  follow_up_1: 10,
  follow_up_2: 11,
  follow_up_3: 12,
  linkedin_invitation: 13,
  custom_1: 14,
  custom_2: 15,
  custom_3: 16,
  custom_4: 17,
  custom_5: 18,
  linkedin_message: 19,
  scheduled_email: 20,
  autopilot_recruiter: 21,
  hiring_manager: 22,
  hiring_manager_approved: 23,
  question: 24,
  awaiting_info: 25,
  training_positive: 26,
  training_negative: 27,
  ats: 28,
  taken_over: 29,
  offer: 30,
  hired: 31,
} as const satisfies Record<HistoryEvent, number>

type CodeOf<Codes> = Codes[keyof Codes]
export type StatusCode = CodeOf<typeof statusCodes>
export type ProjectTypeCode = CodeOf<typeof projectTypeCodes>
export type RosterRoleCode = CodeOf<Omit<typeof roleCodes, 'none'>>

/** Looks up words by the codes of a field that allows no others. */
function wordsOf<Word extends string, Code extends string | number>(codes: Record<Word, Code>) {
  const find = findWords(codes)
  return (code: Code): Word => {
    const word = find(code)
    if (word === null) throw new Error(`No word for the code ${code}.`)
    return word
  }
}

/** Looks up words by any number or text; null for anything that isn't a code. */
function findWords<Word extends string, Code extends string | number>(codes: Record<Word, Code>) {
  const words = new Map<string | number, Word>(entriesOf(codes).map(([word, code]) => [code, word]))
  return (code: string | number): Word | null => words.get(code) ?? null
}

export const statusToWire = (status: ProjectStatus): StatusCode => statusCodes[status]
export const statusFromWire = wordsOf<ProjectStatus, StatusCode>(statusCodes)

export const projectTypeToWire = (type: ProjectType): ProjectTypeCode => projectTypeCodes[type]
export const projectTypeFromWire = wordsOf<ProjectType, ProjectTypeCode>(projectTypeCodes)

export const roleToWire = <R extends Role>(role: R): (typeof roleCodes)[R] => roleCodes[role]
const wordOfRole = wordsOf<Role, CodeOf<typeof roleCodes>>(roleCodes)
export const roleFromWire = <C extends CodeOf<typeof roleCodes>>(code: C) => wordOfRole(code) as WordOfRole<C>

type WordOfRole<C> = { [R in Role]: (typeof roleCodes)[R] extends C ? R : never }[Role]

/** A roster with its roles as codes, and back. */
export function rosterToWire<C extends { role: RosterRole }>(collaborators: readonly C[]): (Omit<C, 'role'> & { role: RosterRoleCode })[] {
  return collaborators.map((collaborator) => ({ ...collaborator, role: roleToWire(collaborator.role) }))
}
export function rosterFromWire<C extends { role: RosterRoleCode }>(
  collaborators: readonly C[],
): (Omit<C, 'role'> & { role: RosterRole })[] {
  return collaborators.map((collaborator) => ({ ...collaborator, role: roleFromWire(collaborator.role) }))
}

/** Older clients' keys and the reasons they mean today; two have no equivalent and are read as the closest one. */
const olderKeys: Readonly<Record<string, RejectionReason>> = {
  JOB_TITLE_NOT_MATCHED: 'job_title',
  DONT_LIKE_COMPANY: 'company',
  NOT_ENOUGH_EXPERIENCE: 'underqualified',
  CANDIDATE_OVERQUALIFIED: 'overqualified',
  EXPERIENCE_NOT_RELEVANT: 'industry',
  SKILLS_NOT_MATCHED: 'missing_skills',
  RESPONSE_PROB_LOW: 'other',
  EDUCATION_NOT_HIGH: 'higher_degrees',
  VISA: 'sponsorship',
  OTHER: 'other',
  ALREADY_CONTACTED: 'already_contacted',
}

const rejectionOfCode = findWords(rejectionCodes)

/** A code, a code written as text, or an older key; null when unknown. Reserved codes are valid (spec B, section 9). */
export function rejectionFromWire(value: number | string): RejectionReason | null {
  const text = String(value).trim()
  return olderKeys[text.toUpperCase()] ?? (/^\d{1,2}$/.test(text) ? rejectionOfCode(Number(text)) : null)
}
export const rejectionToWire = (reason: RejectionReason): number => rejectionCodes[reason]

const notInterestedOfCode = findWords(notInterestedCodes)

/** A code, a code written as text, or a card's key, which is the word itself; null when unknown. */
export function notInterestedFromWire(value: number | string): NotInterestedReason | null {
  return keysOf(notInterestedCodes).find((reason) => reason === value) ?? notInterestedOfCode(Number(value))
}

/** V1 has only its own list of reasons: a declined offer becomes 'Other'. */
export function notInterestedToWire(reason: NotInterestedReason, base: 'v1' | 'v2' = 'v2'): number {
  return notInterestedCodes[base === 'v1' && reason === 'offer_declined' ? 'other' : reason]
}

export const stopReasonFromWire = findWords(stopReasonCodes)
export const stopReasonToWire = (reason: StopReason): number => stopReasonCodes[reason]

export const historyEventFromWire = findWords(historyCodes)
export const historyEventToWire = (event: HistoryEvent): number => historyCodes[event]
