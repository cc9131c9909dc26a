import { undoLessons } from '@fairlead/contract/v2/projects/lessons/undo'
import { undoLessons as undo } from '../../../../features/sourcing/lessons/change-lessons.ts'
import { endpoint } from '../../../endpoint.ts'
import { changeToWire } from '../../../wire/lessons.ts'

export const postProjectsLessonsUndo = endpoint(undoLessons, async (ctx, { input, services }) =>
  changeToWire(await undo(ctx, services.vocabulary, { projectId: input.project_id, version: input.version })),
)
