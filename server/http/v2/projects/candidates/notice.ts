import { readNotice } from '@fairlead/contract/v2/projects/candidates/notice'
import { previewNotice } from '../../../../features/outreach/notices/preview-notice.ts'
import { endpoint } from '../../../endpoint.ts'

export const getProjectsCandidatesNotice = endpoint(readNotice, async (ctx, { input, services }) => {
  const { project_id: projectId, candidate_id: candidateId, status: to, interviewers, is_panel: isPanel, seats } = input
  const next = interviewers && interviewers.length > 0 ? { interviewers, isPanel, seats } : null
  const { email, noEmailReason, isDefault } = await previewNotice(ctx, services.settings, { projectId, candidateId, to, next })
  return {
    email: email && {
      to_email: email.to,
      cc_emails: email.cc,
      email_subject: email.subject,
      email_text: email.text,
      starts_booking: email.startsBooking,
    },
    why_not: noEmailReason,
    is_default: isDefault,
  }
})
