import { listInterviews as call } from '@fairlead/contract/v2/interviews'
import { listInterviews } from '../../features/interviews/records/interview-views.ts'
import { endpoint } from '../endpoint.ts'
import { interviewToWire } from '../wire/interview.ts'

export const getInterviews = endpoint(call, async (ctx, { input }) => {
  const interviews = await listInterviews(ctx, { projectId: input.project_id, candidateId: input.candidate_id })
  return { interviews: interviews.map(interviewToWire) }
})
