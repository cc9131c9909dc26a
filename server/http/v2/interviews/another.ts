import { inviteToAnother } from '@fairlead/contract/v2/interviews/another'
import { inviteAgain } from '../../../features/interviews/bookings/invite-again.ts'
import { endpoint, ok } from '../../endpoint.ts'

export const postInterviewsAnother = endpoint(inviteToAnother, async (ctx, { input }) => {
  const {
    project_id: projectId,
    candidate_id: candidateId,
    interviewers,
    is_panel: isPanel,
    seats,
    email_candidate: emailCandidate,
  } = input
  await inviteAgain(ctx, { projectId, candidateId, interviewers, isPanel, seats, emailCandidate })
  return ok
})
