import { openBooking } from '@fairlead/contract/v2/interviews/booking/open'
import { openBookingFor } from '../../../../features/outreach/notices/send-booking-link.ts'
import { endpoint } from '../../../endpoint.ts'

export const postInterviewsBookingOpen = endpoint(openBooking, async (ctx, { input, services }) => ({
  url: await openBookingFor(ctx, services.settings, { projectId: input.project_id, candidateId: input.candidate_id }),
}))
