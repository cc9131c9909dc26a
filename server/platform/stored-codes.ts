// Columns with the specification's codes: the only place that maps them to the domain's words (decision 381).
import type { RejectionReason } from '@fairlead/domain/candidate/rejection'
import type { RosterRole } from '@fairlead/domain/account/permissions'
import type { StopReason } from '@fairlead/domain/project/stop-reason'
import type { NotInterestedReason } from '@fairlead/domain/shared/not-interested-reason'
import { entriesOf, isKeyOf } from '@fairlead/domain/shared/records'
import type { HistoryEvent } from '@fairlead/domain/shared/stages'

function keyOf<Word extends string>(codes: Record<Word, number>, word: string): Word {
  if (!isKeyOf(codes, word)) throw new Error(`No code for '${word}'.`)
  return word
}

/** @param unknown the meaning of a code that only a later version knows, because both may run at once */
function codesOf<Word extends string>(codes: Record<Word, number>, unknown?: Word) {
  const words = new Map(entriesOf(codes).map(([word, code]) => [code, word]))
  return {
    write: (word: Word): number => codes[word],
    /** For words that the writer has only as text. */
    writeText: (word: string): number => codes[keyOf(codes, word)],
    /** null for a code that only a later version knows. */
    find: (code: number): Word | null => words.get(code) ?? null,
    read(code: number): Word {
      const word = words.get(code) ?? unknown
      if (word === undefined) throw new Error(`No word for the stored code ${code}.`)
      return word
    },
  }
}

/** In the JSON of `project.settings`. */
export const storedRole = codesOf<RosterRole>({ owner: 1, member: 2, commenter: 3 })

/** `candidate.rejection_codes`. */
export const storedRejection = codesOf<RejectionReason>(
  {
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
  },
  'other',
)

/** `candidate.not_interested_codes` and `inbound_mail.reasons`. */
export const storedNotInterested = codesOf<NotInterestedReason>(
  {
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
  },
  'other',
)

/** `project.paused_archived_reason`. */
export const storedStopReason = codesOf<StopReason>(
  {
    hired_through_us: 1,
    hired_elsewhere: 2,
    enough_candidates: 3,
    role_closed: 4,
    other: 5,
    hired_here: 6,
  },
  'other',
)

/** `candidate_history.code`. */
export const storedEvent = codesOf<HistoryEvent>({
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
})
