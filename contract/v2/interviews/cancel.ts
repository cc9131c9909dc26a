// {V2}interviews/cancel: the team cancels an interview.
import { z } from 'zod'
import { call, type CallType } from '../../call.ts'
import { done, id, text } from '../../fields.ts'

export const cancelInterview = call(
  'POST',
  'v2/interviews/cancel',
  'Cancels a booked interview, by its host or by anyone who decides in its project; the candidate is told the reason.',
  z.object({ interview_id: id, reason: text.default('') }),
  done,
)
export type CancelInterview = CallType<typeof cancelInterview>
