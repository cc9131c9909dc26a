import { readTimesToRebook as read, rebookInterview as rebook } from '@fairlead/contract/v2/interviews/rebook'
import { readStart } from '../../../features/interviews/bookings/access-booking.ts'
import { readTimesToRebook, rebookInterview } from '../../../features/interviews/bookings/rebook-interview.ts'
import { endpoint, ok } from '../../endpoint.ts'
import { slotToWire } from '../../wire/interview.ts'
import { bookingTools } from './booking/tools.ts'

export const getInterviewsRebook = endpoint(read, async (ctx, { input }) => {
  const { slots, timeZone } = await readTimesToRebook(ctx, input.interview_id)
  return { slots: slots.map(slotToWire), time_zone: timeZone }
})

export const postInterviewsRebook = endpoint(rebook, async (ctx, { input, services }) => {
  await rebookInterview(ctx, bookingTools(services), { interviewId: input.interview_id, start: readStart(input.start) })
  return ok
})
