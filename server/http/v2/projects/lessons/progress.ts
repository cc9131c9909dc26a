import { readLearningProgress } from '@fairlead/contract/v2/projects/lessons/progress'
import { readLearningProgress as read } from '../../../../features/sourcing/predict-lessons.ts'
import { endpoint } from '../../../endpoint.ts'

export const getProjectsLessonsProgress = endpoint(readLearningProgress, async (ctx, { input, services }) => {
  const { decisions, stableAfter, more, lastChange } = await read(ctx, services, input.project_id)
  return { decisions, stable_after: stableAfter, more, last_change: lastChange }
})
