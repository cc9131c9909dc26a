import { readCandidateAnalytics } from '@fairlead/contract/v2/analytics/candidate'
import { readPeople } from '../../../features/insight/people-views.ts'
import { endpoint } from '../../endpoint.ts'
import { headToWire, filterFromWire } from '../../wire/analytics.ts'

export const getAnalyticsCandidate = endpoint(readCandidateAnalytics, async (ctx, { input }) => {
  const people = await readPeople(ctx, filterFromWire(input))
  const { demographics } = people
  return {
    ...headToWire(people),
    sources: people.sources,
    rejected: { in_review: people.rejected.inReview, later: people.rejected.later },
    reasons: people.reasons.map(({ label, inReview, later }) => ({ label, in_review: inReview, later })),
    declined: people.declined,
    decline_reasons: people.declineReasons,
    demographics: demographics && {
      project_id: demographics.projectId,
      offered: demographics.offered,
      published: demographics.published && { answers: demographics.published.answers, ...demographics.published.shown },
    },
  }
})
