import { approveAndSend } from '@fairlead/contract/v2/projects/candidates/approve_and_send'
import { approveAndSend as send } from '../../../../features/outreach/emails/approve-and-send.ts'
import { endpoint } from '../../../endpoint.ts'
import { approvalToWire } from '../../../wire/approval.ts'

export const postProjectsCandidatesApproveAndSend = endpoint(approveAndSend, async (ctx, { input, services }) =>
  approvalToWire(
    await send(
      ctx,
      services.settings,
      {
        projectId: input.project_id,
        candidateId: input.candidate_id,
        subject: input.email_subject,
        body: input.email_body,
        toEmail: input.email_override,
        templateName: input.template_name,
        seenTest: input.seen_test,
        senderEmail: input.sender_override,
        emailType: input.email_type,
        scheduledDate: input.scheduled_date,
        takeOver: input.take_over,
        acceptsGuess: input.accepts_guessed_address,
        confirmsGreeting: input.confirms_greeting,
        followUps: input.follow_ups,
        attachmentIds: input.attachment_ids,
        followUpAttachmentIds: [input.follow_up_1_attachment_ids, input.follow_up_2_attachment_ids, input.follow_up_3_attachment_ids],
        sendNow: input.send_now,
      },
      services.outside.links,
    ),
  ),
)
