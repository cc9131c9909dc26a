import { archiveProject } from '@fairlead/contract/v2/projects/archive'
import { stopReasonFromWire } from '@fairlead/contract/codes'
import { changeLifecycle } from '../../../features/projects/settings/pause-project.ts'
import { endpoint, ok } from '../../endpoint.ts'

export const postProjectsArchive = endpoint(archiveProject, async (ctx, { input }) => {
  await changeLifecycle(ctx, input.project_id, input.should_archive ? 'archived' : 'restored', {
    reason: input.paused_archived_reason === undefined ? undefined : stopReasonFromWire(input.paused_archived_reason),
    other: input.paused_archived_reason_other,
  })
  return ok
})
