import { moveCandidateCall } from '@fairlead/contract/v2/projects/candidates/status'
import { changeCandidate } from '../../../../features/candidates/moves/change-candidate.ts'
import { endpoint, ok } from '../../../endpoint.ts'

export const postProjectsCandidatesStatus = endpoint(moveCandidateCall, async (ctx, { input }) => {
  const { project_id: projectId, candidate_id: candidateId, status: to, email_candidate: emailCandidate } = input
  const move = {
    to,
    emailCandidate,
    offer: { ...(input.offer_date === undefined ? {} : { day: input.offer_date }), note: input.offer_note ?? '' },
    startDay: input.start_date,
    notInterestedReasons: input.not_interested_code,
    notInterestedOther: input.not_interested_reason_other,
  }
  await changeCandidate(ctx, { projectId, candidateId, move })
  return ok
})
