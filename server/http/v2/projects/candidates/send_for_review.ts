import { readReviewEmail, sendForReview } from '@fairlead/contract/v2/projects/candidates/send_for_review'
import { sendToManager } from '../../../../features/interviews/reviews/send-to-manager.ts'
import { readReviewEmailFor } from '../../../../features/outreach/notices/read-manager-template.ts'
import { endpoint } from '../../../endpoint.ts'
import { managerTemplateToWire } from '../../../wire/manager-template.ts'

export const getProjectsCandidatesSendForReview = endpoint(readReviewEmail, async (ctx, { input, services }) =>
  managerTemplateToWire(
    await readReviewEmailFor(ctx, services.settings, { projectId: input.project_id, candidateIds: input.candidate_ids }),
  ),
)

export const postProjectsCandidatesSendForReview = endpoint(sendForReview, async (ctx, { input, services }) => {
  const { sent, leftOut } = await sendToManager(ctx, services.settings, {
    projectId: input.project_id,
    candidateIds: input.candidate_ids,
    to: input.email_to,
    cc: input.email_cc,
    subject: input.email_subject,
    body: input.email_body,
    fields: { to: 'email_to', cc: 'email_cc' },
  })
  return {
    sent,
    left_out: leftOut.map(({ candidateId, refusal }) => ({
      candidate_id: candidateId,
      error: refusal.code,
      message: refusal.message,
    })),
  }
})
