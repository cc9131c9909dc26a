import { keepCandidate } from '@fairlead/contract/v2/projects/candidates/keep'
import { keepCandidate as keep } from '../../../../features/outreach/emails/keep-candidate.ts'
import { endpoint, ok } from '../../../endpoint.ts'

export const postProjectsCandidatesKeep = endpoint(keepCandidate, async (ctx, { input, services }) => ({
  ...ok,
  is_asked: await keep(ctx, services.settings, {
    projectId: input.project_id,
    candidateId: input.candidate_id,
    item: input.additional_info_type,
  }),
}))
