import { declineInterview as call } from '@fairlead/contract/v2/interviews/decline'
import { declineInterview } from '../../../features/interviews/bookings/replace-interviewer.ts'
import { endpoint, ok } from '../../endpoint.ts'

export const postInterviewsDecline = endpoint(call, async (ctx, { input }) => {
  await declineInterview(ctx, input.interview_id)
  return ok
})
