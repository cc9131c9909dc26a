import { readLearningProgress } from '@fairlead/contract/v2/projects/lessons/progress'
import { readLearningProgress as read } from '../../../../features/sourcing/lessons/predict-lessons.ts'
import { endpoint } from '../../../endpoint.ts'

export const getProjectsLessonsProgress = endpoint(readLearningProgress, async (ctx, { input, services }) => {
  const { decisions, isStable, lastChange } = await read(ctx, services, input.project_id)
  return { decisions, is_stable: isStable, last_change: lastChange }
})
