import { sendBookingLink as call } from '@fairlead/contract/v2/interviews/booking/send'
import { sendBookingLink } from '../../../../features/outreach/notices/send-booking-link.ts'
import { endpoint, ok } from '../../../endpoint.ts'

export const postInterviewsBookingSend = endpoint(call, async (ctx, { input, services }) => {
  const { project_id: projectId, candidate_id: candidateId, request_id: requestId, interviewers, is_panel: isPanel, seats } = input
  const chosen = interviewers ? { interviewers, isPanel, seats } : null
  await sendBookingLink(ctx, services.settings, { projectId, candidateId, requestId, chosen })
  return ok
})
