import { readAnalytics } from '@fairlead/contract/v2/analytics'
import { readOverview } from '../../features/insight/overview-views.ts'
import { endpoint } from '../endpoint.ts'
import { headToWire, filterFromWire } from '../wire/analytics.ts'

export const getAnalytics = endpoint(readAnalytics, async (ctx, { input }) => {
  const overview = await readOverview(ctx, filterFromWire(input))
  return {
    ...headToWire(overview),
    happened: overview.happened,
    mailed: overview.mailed,
    answer_time: overview.answerTime,
    trend: overview.trend,
    templates: overview.templates.map(({ projectId, answerTime, ...rest }) => ({
      ...rest,
      project_id: projectId,
      answer_time: answerTime,
    })),
    emails: overview.emails.map(({ projectId, ...rest }) => ({ ...rest, project_id: projectId })),
    subjects: overview.subjects.map(({ projectId, ...rest }) => ({ ...rest, project_id: projectId })),
    ways: overview.ways,
    reviewers: overview.reviewers.map(({ userId, takenBack, ...rest }) => ({ ...rest, user_id: userId, taken_back: takenBack })),
  }
})
