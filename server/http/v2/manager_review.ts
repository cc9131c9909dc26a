import { stageToWire } from '@fairlead/contract/stages'
import { decideByLink, readManagerQueue } from '@fairlead/contract/v2/manager_review'
import { readManagerQueue as readQueue } from '../../features/interviews/reviews/read-manager-queue.ts'
import { reviewByLink } from '../../features/interviews/reviews/review-by-link.ts'
import { openEndpoint } from '../endpoint.ts'
import { managerQueueToWire } from '../wire/manager-pile.ts'
import { screenerToWire } from '../wire/screener.ts'

export const getManagerReview = openEndpoint(readManagerQueue, async ({ input, services }) =>
  managerQueueToWire(await readQueue(services.database, services.vocabulary, input.token, services.now), services.reasons),
)

export const postManagerReview = openEndpoint(decideByLink, async ({ input, services }) => {
  const verdict = {
    requestId: input.request_id,
    candidateId: input.candidate_id,
    approved: input.approved,
    score: input.approval_score ?? null,
    liked: input.liked ?? [],
    feedback: input.feedback ?? '',
    rejectionReasons: input.rejection_reasons ?? [],
    rejectionOther: input.rejection_reason_other ?? '',
    emailCandidate: input.email_candidate,
  }
  const { outcome, stage, screener } = await reviewByLink(services.database, input.token, verdict, services.now)
  return { outcome, status: stageToWire(stage, 'v2'), ...screenerToWire(screener) }
})
