import { z } from 'zod'
import { call, type CallType } from '../../call.ts'
import { done, flag, id, longText, whole } from '../../fields.ts'

export const archiveProject = call(
  'POST',
  'v2/projects/archive',
  ['staff', 'unproven'],
  'Archives or restores a project.',
  z.object({
    project_id: id,
    should_archive: flag,
    paused_archived_reason: whole.optional(),
    paused_archived_reason_other: longText.optional(),
  }),
  done,
  { audit: 'project_archived' },
)
export type ArchiveProject = CallType<typeof archiveProject>
