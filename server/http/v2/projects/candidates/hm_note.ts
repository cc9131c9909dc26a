import { putManagerNote } from '@fairlead/contract/v2/projects/candidates/hm_note'
import { changeCandidate } from '../../../../features/candidates/moves/change-candidate.ts'
import { endpoint, ok } from '../../../endpoint.ts'

export const putProjectsCandidatesHmNote = endpoint(putManagerNote, async (ctx, { input }) => {
  await changeCandidate(ctx, { projectId: input.project_id, candidateId: input.candidate_id, noteToHm: input.note })
  return ok
})
