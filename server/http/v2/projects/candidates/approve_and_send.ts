// POST {V2}projects/candidates/approve_and_send
import { approveAndSend } from '@fairlead/contract/v2/projects/candidates/approve_and_send'
import { approveAndSend as send } from '../../../../features/outreach/approve-and-send.ts'
import { endpoint } from '../../../endpoint.ts'

export const postProjectsCandidatesApproveAndSend = endpoint(approveAndSend, async (ctx, { input, services }) => {
  const { message, remaining } = await send(ctx, services.settings, {
    projectId: input.project_id,
    candidateId: input.candidate_id,
    subject: input.email_subject,
    body: input.email_body,
    toEmail: input.email_override,
  })
  return {
    email_status: message ? 200 : 404,
    remaining_swipes: remaining,
    message_id: message?.id ?? null,
    held_until: message?.heldUntil?.toISOString() ?? null,
    screener_has_calendar: false,
    screener_first_name: null,
    screener_last_name: null,
  }
})
