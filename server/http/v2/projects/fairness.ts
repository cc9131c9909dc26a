import { readFairness, runFairness } from '@fairlead/contract/v2/projects/fairness'
import { readFairness as read, requestFairnessRun } from '../../../features/sourcing/models/check-fairness.ts'
import { endpoint } from '../../endpoint.ts'

export const getProjectsFairness = endpoint(readFairness, async (ctx, { input }) => {
  const { found: peopleFound, runs } = await read(ctx, input.project_id)
  return {
    found: peopleFound,
    runs: runs.map((run) => ({
      id: run.id,
      state: run.state,
      is_nightly: run.requestedBy === null,
      requested_at: run.requestedAt.toISOString(),
      finished_at: run.finishedAt?.toISOString() ?? null,
      engine: run.engine,
      people: run.people,
      left_out: run.leftOut,
      batches: run.batches,
      swaps: run.swaps,
    })),
  }
})

export const postProjectsFairness = endpoint(runFairness, async (ctx, { input }) => {
  const { isNew } = await requestFairnessRun(ctx, input.project_id)
  return { is_new: isNew }
})
