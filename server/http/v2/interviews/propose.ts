import { bookForCandidate as book, proposeTimes as propose, readTimesToPropose as read } from '@fairlead/contract/v2/interviews/propose'
import { readStart } from '../../../features/interviews/bookings/access-booking.ts'
import { bookForCandidate, proposeTimes, readTimesToPropose } from '../../../features/interviews/bookings/propose-times.ts'
import { endpoint, ok } from '../../endpoint.ts'
import { slotToWire } from '../../wire/interview.ts'
import { bookingTools } from './booking/tools.ts'

const keyOf = ({ project_id, candidate_id }: { project_id: string; candidate_id: string }) => ({
  projectId: project_id,
  candidateId: candidate_id,
})

export const getInterviewsPropose = endpoint(read, async (ctx, { input, services }) => {
  const times = await readTimesToPropose(ctx, bookingTools(services), keyOf(input))
  return {
    slots: times.slots.map(slotToWire),
    slot_minutes: times.slotMinutes,
    parts: times.parts,
    time_zone: times.timeZone,
    needs_phone: times.needsPhone,
    note: times.note,
  }
})

export const postInterviewsPropose = endpoint(propose, async (ctx, { input, services }) => {
  const { request_id: requestId, starts, note, time_zone: timeZone } = input
  const proposal = { ...keyOf(input), requestId, starts: starts.map(readStart), note, timeZone }
  await proposeTimes(ctx, bookingTools(services), services.settings, proposal)
  return ok
})

export const postInterviewsBook = endpoint(book, async (ctx, { input, services }) => {
  const action = { ...keyOf(input), start: readStart(input.start), phone: input.phone, timeZone: undefined }
  return { interview_id: (await bookForCandidate(ctx, bookingTools(services), action)).parts[0].id }
})
