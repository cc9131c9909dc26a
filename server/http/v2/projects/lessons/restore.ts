import { restoreLessons } from '@fairlead/contract/v2/projects/lessons/restore'
import { restoreLessons as restore } from '../../../../features/sourcing/change-lessons.ts'
import { endpoint } from '../../../endpoint.ts'

export const postProjectsLessonsRestore = endpoint(restoreLessons, async (ctx, { input, services }) => ({
  version: await restore(ctx, services.vocabulary, { projectId: input.project_id, version: input.version, number: input.number }),
}))
