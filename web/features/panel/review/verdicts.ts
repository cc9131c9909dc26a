// The verdicts of the review queue: approve, and reject with reasons.
import { rejectionToWire } from '@fairlead/contract/codes'
import type { WireCandidate } from '@fairlead/contract/shapes/candidate'
import type { SwipeCandidate } from '@fairlead/contract/v2/projects/candidates/swipe'
import type { RejectionForm } from '@fairlead/domain/candidate/rejection'
import type { Stage } from '@fairlead/domain/shared/stages'
import { limits } from '@fairlead/domain/shared/limits'
import { invalidate } from '../../../api/cache.ts'
import { performQueued, type CandidateAction } from '../../../candidate/candidate-actions.ts'
import { moveCall, type MoveReason } from '../../../candidate/moves/move.ts'

/** A decision in the queue; the server's remaining count may end the review. */
function swipe(candidate: WireCandidate, to: Stage, input: SwipeCandidate['input'], form?: RejectionForm): CandidateAction {
  return performQueued<SwipeCandidate>(
    { projectId: input.project_id, candidate, from: 'UNDER_REVIEW', to, form: form && { name: 'rejection', value: form } },
    {
      method: 'POST',
      path: 'v2/projects/candidates/swipe',
      input,
      delayMs: form ? limits.rejectCommitMs : 0,
      done: ({ remaining_swipes }) => remaining_swipes === 0 && invalidate('v1/projects'),
    },
  )
}

export function approve(projectId: string, candidate: WireCandidate, calibrating: boolean): CandidateAction {
  return swipe(candidate, 'APPROVED', { project_id: projectId, candidate_id: candidate.id, approved: true, is_calibration: calibrating })
}

/** Sent half a second later (spec B, section 9): if undone earlier, it never reaches the server. */
export function reject(projectId: string, candidate: WireCandidate, calibrating: boolean, form: RejectionForm): CandidateAction {
  const input = { project_id: projectId, candidate_id: candidate.id, approved: false, is_calibration: calibrating, ...wireRejection(form) }
  return swipe(candidate, 'REJECTED', input, form)
}

/** To a custom stage instead of a verdict; applied half a second later, like a rejection. */
export function moveOn(projectId: string, candidate: WireCandidate, to: Stage, reason?: MoveReason): CandidateAction {
  const call = moveCall(projectId, candidate.id, to, reason)
  return performQueued({ projectId, candidate, from: 'UNDER_REVIEW', to }, { ...call, delayMs: limits.moveApplyMs })
}

function wireRejection({ reasons, other: otherReason, badJobTitles, badCompanies }: RejectionForm) {
  return {
    rejection_reasons: reasons.map(rejectionToWire),
    rejection_reason_other: otherReason.trim() === '' ? undefined : otherReason.trim(),
    bad_job_titles: badJobTitles.length > 0 ? badJobTitles : undefined,
    bad_companies: badCompanies.length > 0 ? badCompanies : undefined,
  }
}
