import { reviewByManager } from '@fairlead/contract/v2/projects/candidates/hm_review'
import { reviewByManager as review } from '../../../../features/interviews/reviews/review-by-manager.ts'
import { endpoint, ok } from '../../../endpoint.ts'
import { screenerToWire } from '../../../wire/screener.ts'

export const postProjectsCandidatesHmReview = endpoint(reviewByManager, async (ctx, { input }) => {
  const screener = await review(ctx, {
    projectId: input.project_id,
    candidateId: input.candidate_id,
    approved: input.approved,
    score: input.approval_score,
    comments: input.approval_comments,
    rejectionReasons: input.rejection_reasons,
    rejectionOther: input.rejection_reason_other,
    emailCandidate: input.email_candidate,
  })
  return { ...ok, ...screenerToWire(screener) }
})
