import { z } from 'zod'
import { call, type CallType } from '../../call.ts'
import { done, id } from '../../fields.ts'

export const declineInterview = call(
  'POST',
  'v2/interviews/decline',
  [],
  'The current user can’t take an interview they hold: the next free interviewer of its pool takes over, or the team is asked.',
  z.object({ interview_id: id }),
  done,
  { audit: null },
)
export type DeclineInterview = CallType<typeof declineInterview>
