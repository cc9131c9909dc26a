import { call, type CallType } from '../../call.ts'
import { copyAnswer, copyFields } from '../../shapes/copy.ts'

export const copyProjectV2 = call(
  'POST',
  'v2/projects/copy',
  'Copies a project with its settings, roster, and templates; without a name it is called "{name} - copy".',
  copyFields,
  copyAnswer,
)
export type CopyProjectV2 = CallType<typeof copyProjectV2>
