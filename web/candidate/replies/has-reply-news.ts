// Whether a card has something to show about a candidate's replies, so that others load nothing for it.
import type { WireCandidate } from '@fairlead/contract/shapes/candidate'

export function hasReplyNews(candidate: WireCandidate, withStage = true): boolean {
  const { last_reply, tasks, person_flag, pause, interview, approval_score, not_interested_reason } = candidate
  const ofStage = withStage && (interview !== null || approval_score !== null || not_interested_reason.length > 0)
  return Boolean(last_reply ?? person_flag ?? pause) || tasks.length > 0 || ofStage
}
