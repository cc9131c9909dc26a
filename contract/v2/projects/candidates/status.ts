// POST {V2}projects/candidates/status: the generic move.
import { z } from 'zod'
import { call, type CallType } from '../../../call.ts'
import { done, id } from '../../../fields.ts'
import { stageField } from '../../../stages.ts'

export const moveCandidateCall = call(
  'POST',
  'v2/projects/candidates/status',
  'Moves one candidate to another stage.',
  z.object({ project_id: id, candidate_id: id, status: stageField }),
  done,
  { also: { 417: 'The interviewer must sync a calendar first.' } },
)
export type MoveCandidateCall = CallType<typeof moveCandidateCall>
