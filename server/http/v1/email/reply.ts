import { sendReply } from '@fairlead/contract/v1/email/reply'
import { sendReply as send } from '../../../features/outreach/emails/send-reply.ts'
import { endpoint } from '../../endpoint.ts'

export const postEmailReply = endpoint(sendReply, async (ctx, { input, services }) => {
  const message = await send(ctx, services.settings, {
    candidateId: input.candidate_id,
    subject: input.email_subject,
    body: input.email_body,
    toEmail: input.email_override || input.to_email || undefined,
    cc: input.cc_email,
    requestId: input.request_id,
    emailType: input.email_type,
    scheduledDate: input.scheduled_date,
    attachmentIds: input.attachment_ids,
    acceptsGuess: input.accepts_guessed_address,
  })
  return { message_id: message.id, held_until: (message.heldUntil ?? services.now()).toISOString() }
})
