import { reviewByRecruiter } from '@fairlead/contract/v2/projects/candidates/recruiter_review'
import { rejectByRecruiter } from '../../../../features/interviews/reviews/review-by-recruiter.ts'
import { sendToManager } from '../../../../features/interviews/reviews/send-to-manager.ts'
import { endpoint, ok } from '../../../endpoint.ts'

export const postProjectsCandidatesRecruiterReview = endpoint(reviewByRecruiter, async (ctx, { input, services }) => {
  const about = { projectId: input.project_id, candidateId: input.candidate_id }
  if (input.approved)
    await sendToManager(ctx, services.settings, {
      projectId: input.project_id,
      candidateIds: [input.candidate_id],
      to: input.email_to,
      cc: input.email_cc,
      subject: input.email_subject,
      body: input.email_body,
      fields: { to: 'email_to', cc: 'email_cc' },
    })
  else
    await rejectByRecruiter(ctx, {
      ...about,
      rejectionReasons: input.rejection_reasons,
      rejectionOther: input.rejection_reason_other,
      emailCandidate: input.email_candidate,
    })
  return ok
})
