import { call, type CallType } from '../../call.ts'
import { copyAnswer, copyFields } from '../../shapes/copy.ts'

export const copyProject = call(
  'POST',
  'v1/projects/copy',
  ['unproven'],
  'Copies a project with its settings, roster, and templates; without a name it is called "{name} - copy".',
  copyFields,
  copyAnswer,
  { audit: 'itself' },
)
export type CopyProject = CallType<typeof copyProject>
