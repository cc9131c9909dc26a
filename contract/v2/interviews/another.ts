// {V2}interviews/another: invites a candidate to another interview.
import { z } from 'zod'
import { call, type CallType } from '../../call.ts'
import { done, flag, id, list, text } from '../../fields.ts'

export const inviteToAnother = call(
  'POST',
  'v2/interviews/another',
  [],
  'Invites a candidate in Interview to another interview. They wait in Scheduling, and their booking link offers these interviewers’ times.',
  z.object({
    project_id: id,
    candidate_id: id,
    /** Email addresses; the first one is the host. */
    interviewers: list(text, 10),
    /** All of them together; otherwise the available one with the fewest interviews. */
    is_panel: flag.default(false),
    email_candidate: flag.default(true),
  }),
  done,
)
export type InviteToAnother = CallType<typeof inviteToAnother>
