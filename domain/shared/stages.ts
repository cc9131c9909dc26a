// The stages a candidate passes through, under the newer names; contract/stages.ts knows the older ones.
import { isKeyOf, isOneOf } from './records.ts'

/** The stages both bases of the API know. */
export const sharedStages = [
  'UNDER_REVIEW',
  'QUEUE',
  'APPROVED',
  'CONTACTED',
  'AUTOPILOT_RECRUITER',
  'QUESTION',
  'HIRING_MANAGER',
  'HIRING_MANAGER_APPROVED',
  'AWAITING_INFO',
  'INTERVIEWING',
  'REJECTED',
  'NOT_INTERESTED',
  'CUSTOM_1',
  'CUSTOM_2',
  'CUSTOM_3',
  'CUSTOM_4',
  'CUSTOM_5',
] as const

/** How a search ends, after the interviews; V2 only. */
export const closingStages = ['OFFER', 'HIRED'] as const

export const stages = [...sharedStages, ...closingStages] as const
export type Stage = (typeof stages)[number]
export type ClosingStage = (typeof closingStages)[number]

export function isClosingStage(stage: Stage): stage is ClosingStage {
  return stage === 'OFFER' || stage === 'HIRED'
}

export function isStage(value: unknown): value is Stage {
  return isOneOf(stages, value)
}

/** Stages no one has decided in: the review queue and the queue before it. */
export function isReviewStage(stage: Stage): boolean {
  return stage === 'UNDER_REVIEW' || stage === 'QUEUE'
}

/** Numeric codes of the activity history. */
export const historyCodes = {
  underReview: 1,
  imported: 2,
  approved: 3,
  rejected: 4,
  outreachEmail: 5,
  outreachManual: 6,
  linkedinInmail: 7,
  interview: 8,
  notInterested: 9,
  followUp1: 10,
  followUp2: 11,
  followUp3: 12,
  linkedinInvitation: 13,
  custom1: 14,
  custom2: 15,
  custom3: 16,
  custom4: 17,
  custom5: 18,
  linkedinMessage: 19,
  scheduledEmail: 20,
  autopilotRecruiter: 21,
  hiringManager: 22,
  hiringManagerApproved: 23,
  question: 24,
  awaitingInfo: 25,
  trainingPositive: 26,
  trainingNegative: 27,
  /** This product's own, beyond the spec's: where someone is in the applicant tracking system. */
  ats: 28,
  /** Likewise: a colleague writes to the same person from another project. */
  takenOver: 29,
  /** Likewise: how the search ended for them. */
  offer: 30,
  hired: 31,
} as const
export type HistoryCode = (typeof historyCodes)[keyof typeof historyCodes]

const codeOfStage: Record<Stage, HistoryCode> = {
  UNDER_REVIEW: 1,
  QUEUE: 1,
  APPROVED: 3,
  CONTACTED: 5,
  AUTOPILOT_RECRUITER: 21,
  QUESTION: 24,
  HIRING_MANAGER: 22,
  HIRING_MANAGER_APPROVED: 23,
  AWAITING_INFO: 25,
  INTERVIEWING: 8,
  REJECTED: 4,
  NOT_INTERESTED: 9,
  CUSTOM_1: 14,
  CUSTOM_2: 15,
  CUSTOM_3: 16,
  CUSTOM_4: 17,
  CUSTOM_5: 18,
  OFFER: 30,
  HIRED: 31,
}

/** The history code written when a candidate arrives in a stage; CONTACTED means by email unless the sender says otherwise. */
export function historyCodeOf(stage: Stage): HistoryCode {
  return codeOfStage[stage]
}

const labels: Record<HistoryCode, string> = {
  1: 'Review',
  2: 'Imported',
  3: 'Approved',
  4: 'Rejected',
  5: 'Contacted by email',
  6: 'Contacted by hand',
  7: 'Contacted by InMail',
  8: 'Interview',
  9: 'Not Interested',
  10: 'Follow-Up #1',
  11: 'Follow-Up #2',
  12: 'Follow-Up #3',
  13: 'LinkedIn invitation',
  14: 'Custom 1',
  15: 'Custom 2',
  16: 'Custom 3',
  17: 'Custom 4',
  18: 'Custom 5',
  19: 'LinkedIn message',
  20: 'Email scheduled',
  21: 'Interested',
  22: 'Interested',
  23: 'Scheduling',
  24: 'Needs Attention',
  25: 'Awaiting Reply',
  26: 'Good example',
  27: 'Bad example',
  28: 'Applicant tracking system',
  29: 'Taken over',
  30: 'Offer',
  31: 'Hired',
}

/** The words the activity history shows for a code. */
export function historyLabel(code: number): string {
  return isKeyOf(labels, code) ? labels[code] : 'Updated'
}

/** Stages in which the team is in touch with the candidate, who then expects to be told of a rejection. */
const inTouch: readonly Stage[] = [
  'AUTOPILOT_RECRUITER',
  'QUESTION',
  'AWAITING_INFO',
  'HIRING_MANAGER',
  'HIRING_MANAGER_APPROVED',
  'INTERVIEWING',
  'OFFER',
]

/** True for the stages of candidates the team talks with. */
export function isInTouch(stage: Stage): boolean {
  return inTouch.includes(stage)
}
