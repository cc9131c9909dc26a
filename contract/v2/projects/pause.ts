import { z } from 'zod'
import { call, type CallType } from '../../call.ts'
import { done, flag, id, longText, whole } from '../../fields.ts'

export const pauseProject = call(
  'POST',
  'v2/projects/pause',
  ['staff', 'unproven'],
  'Pauses or reactivates a project; nothing new is sent while it is paused.',
  z.object({
    project_id: id,
    should_pause: flag,
    paused_archived_reason: whole.optional(),
    paused_archived_reason_other: longText.optional(),
  }),
  done,
  { audit: 'project_paused' },
)
export type PauseProject = CallType<typeof pauseProject>
