// Which moves ask for confirmation first, because they send the candidate an email.
import type { WireCandidate } from '@fairlead/contract/shapes/candidate'
import type { Stage } from '@fairlead/domain/shared/stages'
import { isInTouch } from '@fairlead/domain/shared/stages'

export type EmailedMove = 'REJECTED' | 'HIRING_MANAGER_APPROVED'

/** True for every move to Scheduling, and for rejecting someone who was contacted or has an interview. */
export function asksAboutEmail(to: Stage, from: Stage, candidates: readonly WireCandidate[]): to is EmailedMove {
  if (to === 'HIRING_MANAGER_APPROVED') return true
  return to === 'REJECTED' && isInTouch(from) && candidates.some(({ contacted, interview }) => contacted || interview !== null)
}
