// POST {V2}projects/candidates/status: the generic move.
import { z } from 'zod'
import { call, type CallType } from '../../../call.ts'
import { done, flag, id } from '../../../fields.ts'
import { stageField } from '../../../stages.ts'

export const moveCandidateCall = call(
  'POST',
  'v2/projects/candidates/status',
  'Moves one candidate to another stage.',
  z.object({
    project_id: id,
    candidate_id: id,
    status: stageField,
    /** With a move to Rejected or Scheduling: whether the candidate gets the email that follows; unless said, what the project does. */
    email_candidate: flag.optional(),
  }),
  done,
  { also: { 417: 'The interviewer must sync a calendar first.' } },
)
export type MoveCandidateCall = CallType<typeof moveCandidateCall>
