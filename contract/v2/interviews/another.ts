// {V2}interviews/another: invites a candidate to another interview.
import { z } from 'zod'
import { call, type CallType } from '../../call.ts'
import { done, flag, id, list, text, whole } from '../../fields.ts'

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
    /** All of them together; otherwise the available ones with the fewest interviews. */
    is_panel: flag.default(false),
    /** Without `is_panel`: how many of them hold it together. */
    seats: whole.pipe(z.number().min(1).max(10)).default(1),
    email_candidate: flag.default(true),
  }),
  done,
  { audit: null },
)
export type InviteToAnother = CallType<typeof inviteToAnother>
