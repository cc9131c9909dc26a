import { readPipelineAnalytics } from '@fairlead/contract/v2/analytics/pipeline'
import { readPipeline } from '../../../features/insight/pipeline-views.ts'
import { endpoint } from '../../endpoint.ts'
import { headToWire, filterFromWire } from '../../wire/analytics.ts'

export const getAnalyticsPipeline = endpoint(readPipelineAnalytics, async (ctx, { input }) => {
  const pipeline = await readPipeline(ctx, { ...filterFromWire(input), sources: input.source, by: input.by })
  return {
    ...headToWire(pipeline),
    sources: pipeline.sources,
    funnel: pipeline.funnel,
    stages: pipeline.stages,
    aging: pipeline.aging.map(({ candidateId, projectId, name, stage, since }) => ({
      candidate_id: candidateId,
      project_id: projectId,
      name,
      stage,
      since: since.toISOString(),
    })),
  }
})
