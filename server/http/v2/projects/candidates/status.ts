// POST {V2}projects/candidates/status
import { moveCandidateCall } from '@fairlead/contract/v2/projects/candidates/status'
import { moveCandidate } from '../../../../features/candidates/move-candidate.ts'
import { endpoint, ok } from '../../../endpoint.ts'

export const postProjectsCandidatesStatus = endpoint(moveCandidateCall, async (ctx, { input }) => {
  await moveCandidate(ctx, { projectId: input.project_id, candidateId: input.candidate_id, to: input.status })
  return ok
})
