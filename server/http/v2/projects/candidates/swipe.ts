import { swipeCandidate } from '@fairlead/contract/v2/projects/candidates/swipe'
import { swipeCandidate as swipe } from '../../../../features/candidates/moves/swipe-candidate.ts'
import { endpoint } from '../../../endpoint.ts'

export const postProjectsCandidatesSwipe = endpoint(swipeCandidate, async (ctx, { input }) => ({
  remaining_swipes: await swipe(ctx, {
    projectId: input.project_id,
    candidateId: input.candidate_id,
    approved: input.approved,
    rejectionReasons: input.rejection_reasons,
    rejectionOther: input.rejection_reason_other,
    badJobTitles: input.bad_job_titles,
    badCompanies: input.bad_companies,
  }),
}))
