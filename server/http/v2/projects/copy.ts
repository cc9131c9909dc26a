import { copyProjectV2 } from '@fairlead/contract/v2/projects/copy'
import { copyProject as copy } from '../../../features/projects/settings/copy-project.ts'
import { endpoint } from '../../endpoint.ts'

export const postProjectsCopyV2 = endpoint(copyProjectV2, (ctx, { input }) =>
  copy(ctx, {
    projectId: input.project_id,
    name: input.project_copy_name,
    requestId: input.request_id || undefined,
    keepsLessons: input.keep_lessons,
  }),
)
