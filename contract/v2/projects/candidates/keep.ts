import { z } from 'zod'
import { call, type CallType } from '../../../call.ts'
import { id, text } from '../../../fields.ts'

export const keepCandidate = call(
  'POST',
  'v2/projects/candidates/keep',
  [],
  'Moves a candidate to Awaiting Reply and asks them for an item; they return to Interested once they have sent it.',
  z.object({ project_id: id, candidate_id: id, additional_info_type: text.default('') }),
  z.object({
    ok: z.literal(true),
    /** false when no one can write to them, or the same item was already requested. */
    is_asked: z.boolean(),
  }),
  { audit: 'candidate_decided' },
)
export type KeepCandidate = CallType<typeof keepCandidate>
