import { previewMail } from '@fairlead/contract/v2/outreach/preview'
import { previewMail as preview } from '../../../features/outreach/emails/preview-mail.ts'
import { endpoint } from '../../endpoint.ts'

export const postOutreachPreview = endpoint(previewMail, async (ctx, { input, services }) => {
  const { toEmail, draftSubject, draftText, draftBody, postalAddress, notice, doubtfulGreeting, ...filled } = await preview(
    ctx,
    services.settings,
    {
      projectId: input.project_id,
      candidateId: input.candidate_id,
      personId: input.core_candidate_id,
      step: input.step,
      subject: input.subject,
      body: input.body,
      senderEmail: input.sender_override,
    },
  )
  return {
    ...filled,
    to_email: toEmail,
    draft_subject: draftSubject,
    draft_text: draftText,
    draft_body: draftBody,
    postal_address: postalAddress,
    notice: { lines: notice.lines, is_place_unknown: notice.isPlaceUnknown, missing: notice.missing },
    doubtful_greeting: doubtfulGreeting,
  }
})
