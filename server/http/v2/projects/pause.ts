import { pauseProject } from '@fairlead/contract/v2/projects/pause'
import { stopReasonFromWire } from '@fairlead/contract/codes'
import { changeLifecycle } from '../../../features/projects/settings/pause-project.ts'
import { endpoint, ok } from '../../endpoint.ts'

export const postProjectsPause = endpoint(pauseProject, async (ctx, { input }) => {
  await changeLifecycle(ctx, input.project_id, input.should_pause ? 'paused' : 'reactivated', {
    reason: input.paused_archived_reason === undefined ? undefined : stopReasonFromWire(input.paused_archived_reason),
    other: input.paused_archived_reason_other,
  })
  return ok
})
