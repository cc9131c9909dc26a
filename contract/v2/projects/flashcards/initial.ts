import { z } from 'zod'
import { call, type CallType } from '../../../call.ts'
import { id } from '../../../fields.ts'

export const submitProject = call(
  'POST',
  'v2/projects/flashcards/initial',
  ['staff', 'unproven'],
  'Submits a complete draft; refused with the fields that are still missing.',
  z.object({ project_id: id }),
  z.object({ lro_id: z.string() }),
  { audit: 'search_started', status: 202 },
)
export type SubmitProject = CallType<typeof submitProject>
