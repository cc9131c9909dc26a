import { restoreLessons } from '@fairlead/contract/v2/projects/lessons/restore'
import { restoreLessons as restore } from '../../../../features/sourcing/lessons/change-lessons.ts'
import { endpoint } from '../../../endpoint.ts'
import { changeToWire } from '../../../wire/lessons.ts'

export const postProjectsLessonsRestore = endpoint(restoreLessons, async (ctx, { input, services }) =>
  changeToWire(await restore(ctx, services.vocabulary, { projectId: input.project_id, version: input.version, number: input.number })),
)
