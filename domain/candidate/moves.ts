// Permission to move candidates, shared by the web tooltip and the server.
import { interestedStage } from '../project/tabs.ts'
import { isOwner, mayDecide, type Actor, type ProjectFacts } from '../project/project.ts'
import type { RefusalCode } from '../refusal.ts'
import { mayBeOffered } from './offer.ts'
import { isClosingStage, type HistoryEvent, type Stage } from '../shared/stages.ts'

export interface CandidateFacts {
  id: string
  stage: Stage
  wasAutoSwiped: boolean
}

type MovingProject = Pick<ProjectFacts, 'collaborators' | 'ownerEmail' | 'isWarmleadsRecruiter' | 'isAutopilotRecruiter'>

/** null when the move is allowed, else why not. */
export function whyNotMove(project: MovingProject, actor: Actor, candidate: CandidateFacts, to: Stage): RefusalCode | null {
  if (!mayDecide(project, actor)) return 'not_permitted'
  if (to === candidate.stage || to === 'UNDER_REVIEW') return 'invalid_move'
  if (isClosingStage(to) && !mayBeOffered(candidate.stage)) return 'invalid_move'
  if (to === interestedStage(project) && isOwner(project, actor)) {
    if (candidate.stage === 'NOT_INTERESTED') return 'ineligible_for_interested'
    if (candidate.stage === 'REJECTED' && candidate.wasAutoSwiped) return 'ineligible_for_interested'
  }
  return null
}

/** A move that has been decided. */
export interface Move {
  candidateId: string
  from: Stage
  to: Stage
  event: HistoryEvent
}

/** Only a candidate still in the review queue can be swiped, and only by someone who may decide. */
export function whyNotSwipe(project: MovingProject, actor: Actor, candidate: CandidateFacts): RefusalCode | null {
  if (!mayDecide(project, actor)) return 'not_permitted'
  return candidate.stage === 'UNDER_REVIEW' || candidate.stage === 'QUEUE' ? null : 'invalid_move'
}
