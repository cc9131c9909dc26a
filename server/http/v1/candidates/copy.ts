import { copyCandidate } from '@fairlead/contract/v1/candidates/copy'
import { transferCandidate } from '../../../features/mail/inbound/transfer-candidate.ts'
import { endpoint } from '../../endpoint.ts'

export const postCandidatesCopy = endpoint(copyCandidate, async (ctx, { input }) => {
  await transferCandidate(ctx, { candidateId: input.candidate_id, toProject: input.new_project_id, to: input.new_status })
  return { candidate_id: input.candidate_id, project_id: input.new_project_id }
})
