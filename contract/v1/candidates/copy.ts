import { z } from 'zod'
import { call, type CallType } from '../../call.ts'
import { id } from '../../fields.ts'
import { stageField } from '../../stages.ts'

export const copyCandidate = call(
  'POST',
  'v1/candidates/copy',
  ['unproven'],
  'Moves a candidate to another project, with conversation, notes, and history; they leave their current tab.',
  z.object({ candidate_id: id, new_project_id: id, new_status: stageField }),
  z.object({ candidate_id: z.string(), project_id: z.string() }),
  { audit: 'candidates_added', also: { 409: 'The person is already in that project.' } },
)
export type CopyCandidate = CallType<typeof copyCandidate>
