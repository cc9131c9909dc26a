import { copyProject } from '@fairlead/contract/v1/projects/copy'
import { copyProject as copy } from '../../../features/projects/settings/copy-project.ts'
import { endpoint } from '../../endpoint.ts'

export const postProjectsCopy = endpoint(copyProject, (ctx, { input }) =>
  copy(ctx, {
    projectId: input.project_id,
    name: input.project_copy_name,
    requestId: input.request_id || undefined,
    keepsLessons: input.keep_lessons,
  }),
)
