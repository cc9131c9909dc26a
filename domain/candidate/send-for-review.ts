// Who may be sent to the hiring manager: asked by the web for its buttons and by the server before it writes.
import { mayDo, type Actor, type ProjectFacts } from '../project/project.ts'
import { Refusal } from '../refusal.ts'
import type { Stage } from '../shared/stages.ts'

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

/** True where a candidate has answered and wants to hear more; the others of these stages have not said so. */
export function isInterested(stage: Stage): boolean {
  return stage === 'AUTOPILOT_RECRUITER' || stage === 'QUESTION' || stage === 'HIRING_MANAGER' || stage === 'AWAITING_INFO'
}

/** True where a candidate is interested or has a question: the team may keep them in Awaiting Reply until they send an item. */
export function mayBeKept(stage: Stage): boolean {
  return stage === 'HIRING_MANAGER' || stage === 'AUTOPILOT_RECRUITER' || stage === 'QUESTION'
}

const sentences: Partial<Record<Stage, string>> = {
  UNDER_REVIEW: 'Approve this candidate before you send them for review.',
  QUEUE: 'Approve this candidate before you send them for review.',
  REJECTED: 'This candidate has been rejected. Move them back before you send them for review.',
  NOT_INTERESTED: 'This candidate is not interested. Move them back before you send them for review.',
  HIRING_MANAGER_APPROVED: 'The hiring manager has already approved this candidate.',
  INTERVIEWING: 'This candidate is already interviewing.',
  OFFER: 'This candidate has an offer.',
  HIRED: 'This candidate is hired.',
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
