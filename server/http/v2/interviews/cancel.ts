import { cancelInterview } from '@fairlead/contract/v2/interviews/cancel'
import { cancelByTeam } from '../../../features/interviews/bookings/cancel-interview.ts'
import { endpoint, ok } from '../../endpoint.ts'

export const postInterviewsCancel = endpoint(cancelInterview, async (ctx, { input }) => {
  await cancelByTeam(ctx, { interviewId: input.interview_id, reason: input.reason })
  return ok
})
