import { previewLessons } from '@fairlead/contract/v2/projects/lessons/preview'
import { predictLessons } from '../../../../features/sourcing/lessons/predict-lessons.ts'
import { endpoint } from '../../../endpoint.ts'
import { choicesOf } from '../../../wire/lessons.ts'

export const postProjectsLessonsPreview = endpoint(previewLessons, (ctx, { input, services }) =>
  predictLessons(ctx, services, { projectId: input.project_id, choices: choicesOf(input.choices), isByLine: input.by_line }),
)
