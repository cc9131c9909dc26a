import { call, type CallType } from '../../call.ts'
import { copyAnswer, copyFields } from '../../shapes/copy.ts'

export const copyProjectV2 = call(
  'POST',
  'v2/projects/copy',
  ['unproven'],
  'Copies a project with its settings, roster, templates, sender, and interview kit; without a name it is called "{name} - copy".',
  copyFields,
  copyAnswer,
  { audit: 'itself' },
)
export type CopyProjectV2 = CallType<typeof copyProjectV2>
