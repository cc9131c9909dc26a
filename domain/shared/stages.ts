// The stages a candidate passes through, under the newer names; contract/stages.ts maps the older ones.
import { isOneOf } from './records.ts'
import { text } from './texts/stages.ts'

/** The stages that both versions of the API have. */
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

/** Stages without a decision yet: the review queue and the queue before it. */
export function isReviewStage(stage: Stage): boolean {
  return stage === 'UNDER_REVIEW' || stage === 'QUEUE'
}

/** What a line in the activity history says. */
export const historyEvents = [
  'under_review',
  'imported',
  'approved',
  'rejected',
  'outreach_email',
  'outreach_manual',
  'linkedin_inmail',
  'interview',
  'not_interested',
  'follow_up_1',
  'follow_up_2',
  'follow_up_3',
  'linkedin_invitation',
  'custom_1',
  'custom_2',
  'custom_3',
  'custom_4',
  'custom_5',
  'linkedin_message',
  'scheduled_email',
  'autopilot_recruiter',
  'hiring_manager',
  'hiring_manager_approved',
  'question',
  'awaiting_info',
  'training_positive',
  'training_negative',
  /** This product's own, beyond the specification's: the candidate's place in the applicant tracking system. */
  'ats',
  /** Likewise: a teammate writes to the same person from another project. */
  'taken_over',
  /** Likewise: how the search ended for them. */
  'offer',
  'hired',
] as const
export type HistoryEvent = (typeof historyEvents)[number]
export const isHistoryEvent = (word: string): word is HistoryEvent => (historyEvents as readonly string[]).includes(word)

const eventOfStage: Record<Stage, HistoryEvent> = {
  UNDER_REVIEW: 'under_review',
  QUEUE: 'under_review',
  APPROVED: 'approved',
  CONTACTED: 'outreach_email',
  AUTOPILOT_RECRUITER: 'autopilot_recruiter',
  QUESTION: 'question',
  HIRING_MANAGER: 'hiring_manager',
  HIRING_MANAGER_APPROVED: 'hiring_manager_approved',
  AWAITING_INFO: 'awaiting_info',
  INTERVIEWING: 'interview',
  REJECTED: 'rejected',
  NOT_INTERESTED: 'not_interested',
  CUSTOM_1: 'custom_1',
  CUSTOM_2: 'custom_2',
  CUSTOM_3: 'custom_3',
  CUSTOM_4: 'custom_4',
  CUSTOM_5: 'custom_5',
  OFFER: 'offer',
  HIRED: 'hired',
}

/** The line written when a candidate arrives in a stage; CONTACTED means by email unless the sender says otherwise. */
export function historyEventOf(stage: Stage): HistoryEvent {
  return eventOfStage[stage]
}

/** The text of a line in the activity history. */
export function historyLabel(event: HistoryEvent): string {
  return text.history[event]
}

/** Stages in which the team is in touch with the candidate, who then expects to hear about a rejection. */
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
