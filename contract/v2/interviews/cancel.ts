import { z } from 'zod'
import { call, type CallType } from '../../call.ts'
import { done, id, text } from '../../fields.ts'

export const cancelInterview = call(
  'POST',
  'v2/interviews/cancel',
  [],
  'Cancels a booked interview, for its host and for reviewers of its project; the candidate gets the reason.',
  z.object({ interview_id: id, reason: text.default('') }),
  done,
  { audit: 'interview_changed' },
)
export type CancelInterview = CallType<typeof cancelInterview>
