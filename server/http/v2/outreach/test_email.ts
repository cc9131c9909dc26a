import { sendTestEmail } from '@fairlead/contract/v2/outreach/test_email'
import { readSendingState } from '../../../features/mail/sending/mail-status.ts'
import { sendTestEmail as send } from '../../../features/outreach/emails/send-test-email.ts'
import { endpoint } from '../../endpoint.ts'

export const postOutreachTestEmail = endpoint(sendTestEmail, async (ctx, { input, services }) => {
  const sending = await readSendingState(services.database.system, services.settings.followUpReadingMinutes)
  const { toEmail } = await send(ctx, services.settings, sending, {
    projectId: input.project_id,
    requestId: input.request_id,
    candidateId: input.candidate_id,
    personId: input.core_candidate_id,
    step: input.step,
    subject: input.subject,
    body: input.body,
    templateName: input.template_name,
    attachmentIds: input.attachment_ids,
    senderEmail: input.sender_override,
  })
  return { to_email: toEmail }
})
