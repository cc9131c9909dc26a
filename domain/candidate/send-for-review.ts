// Permission to send candidates to the hiring manager, shared by the web's buttons and the server.
import { mayDo, type Actor, type ProjectFacts } from '../project/project.ts'
import { Refusal } from '../refusal.ts'
import type { Stage } from '../shared/stages.ts'
import { text as sendForReviewText } from './texts/send-for-review.ts'

/** Stages from which a candidate may be sent for review; in HIRING_MANAGER they stay where they are and only the email is sent. */
const reviewable: readonly Stage[] = [
  'APPROVED',
  'CONTACTED',
  'AUTOPILOT_RECRUITER',
  'QUESTION',
  'HIRING_MANAGER',
  'AWAITING_INFO',
  'CUSTOM_1',
  'CUSTOM_2',
  'CUSTOM_3',
  'CUSTOM_4',
  'CUSTOM_5',
]

/** True for every stage after the review queue and before the manager's decision. */
export function isReviewable(stage: Stage): boolean {
  return reviewable.includes(stage)
}

/** True when the candidate has replied with interest. */
export function isInterested(stage: Stage): boolean {
  return stage === 'AUTOPILOT_RECRUITER' || stage === 'QUESTION' || stage === 'HIRING_MANAGER' || stage === 'AWAITING_INFO'
}

/** True when a candidate is interested or has a question: the team may keep them in Awaiting Reply until they send an item. */
export function mayBeKept(stage: Stage): boolean {
  return stage === 'HIRING_MANAGER' || stage === 'AUTOPILOT_RECRUITER' || stage === 'QUESTION'
}

const sentences: Partial<Record<Stage, string>> = {
  get UNDER_REVIEW() {
    return sendForReviewText.approveFirst
  },
  get QUEUE() {
    return sendForReviewText.approveFirst
  },
  get REJECTED() {
    return sendForReviewText.rejectedMoveBack
  },
  get NOT_INTERESTED() {
    return sendForReviewText.notInterestedMoveBack
  },
  get HIRING_MANAGER_APPROVED() {
    return sendForReviewText.approvedByManager
  },
  get INTERVIEWING() {
    return sendForReviewText.alreadyInterviewing
  },
  get OFFER() {
    return sendForReviewText.hasOffer
  },
  get HIRED() {
    return sendForReviewText.isHired
  },
}

/** null when a candidate in `stage` may be sent for review by `actor`; otherwise the refusal with its sentence. */
export function whyNotSendForReview(
  project: Pick<ProjectFacts, 'collaborators' | 'ownerEmail'>,
  actor: Actor,
  stage: Stage,
): Refusal | null {
  if (!mayDo('send_for_review', project, actor)) return new Refusal('not_permitted')
  return isReviewable(stage) ? null : new Refusal('invalid_move', sentences[stage])
}
