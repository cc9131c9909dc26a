// A candidate takes another time for the interview they have booked, with the same interviewer.
import { historyCodes } from '@fairlead/domain/shared/stages'
import { mayChange } from '@fairlead/domain/interview/booking'
import { whenAndWith } from '@fairlead/domain/interview/when-and-with'
import { Refusal } from '@fairlead/domain/refusal'
import type { Tx } from '../../platform/database.ts'
import { record } from '../../platform/events.ts'
import { addHistory, saveCandidate } from '../candidates/candidate-store.ts'
import { lockWithProject } from '../candidates/lock-with-project.ts'
import { readInterviewerOf, type Interviewer } from '../projects/interviewers.ts'
import { accessBooking, assertMayBook, countAttempt, readZone, type Booking, type BookingTools } from './access-booking.ts'
import { orAlternatives } from './hold-slot.ts'
import { findLiving, lockHosts, saveMoved } from './interview-store.ts'
import { readInterview, type InterviewView } from './interview-views.ts'
import { loadSchedules } from './load-schedules.ts'

const none = () => new Refusal('invalid_move', 'There is no interview to move.')
const begun = () => new Refusal('invalid_move', 'This interview has begun already. Please answer the mail you got.')

/** The same start again changes nothing. */
export async function moveInterview(
  tools: BookingTools,
  { token, start, timeZone }: { token: string; start: number; timeZone: string | undefined },
): Promise<InterviewView> {
  const booking = await accessBooking(tools, token)
  const { ctx, candidate, project } = booking
  assertMayBook(booking)
  const found = await ctx.transaction(async (tx) => {
    const living = await findLiving(tx, ctx, { candidateId: candidate.id, projectId: project.id })
    return living && !living.isHeld ? { living, host: await readInterviewerOf(tx, living.hostUserId) } : null
  })
  if (!found) throw none()
  const { living, host } = found
  if (living.start.getTime() === start) return ctx.transaction(async (tx) => (await readInterview(tx, living.id))!)
  if (!mayChange(living.start.getTime(), ctx.now().getTime())) throw begun()
  if (!host) throw new Refusal('invalid_move', 'The interviewer offers no times just now. Please answer the mail you got.')
  const zone = readZone(timeZone, host.settings.timeZone)
  await countAttempt(tools, booking)
  if (!(await tools.lookAgain(ctx, [host.userId])))
    throw new Refusal('calendar_unreachable', 'The calendar cannot be reached just now, so your interview stays where it is.')
  const ofHost = { ...booking, pool: [host] }
  return orAlternatives(ofHost, start, () => ctx.transaction((tx) => moveWithin(tx, ofHost, host, start, zone)))
}

export async function moveWithin(
  tx: Tx,
  { ctx, ...booking }: Booking,
  host: Interviewer,
  start: number,
  zone: string,
): Promise<InterviewView | null> {
  const locked = await lockWithProject(tx, booking.candidate.id)
  if (!locked || locked.project.id !== booking.project.id) throw new Refusal('not_found')
  const { project, candidate } = locked
  assertMayBook(locked)
  await lockHosts(tx, [host.userId])
  const living = await findLiving(tx, ctx, { candidateId: candidate.id, projectId: project.id })
  if (!living || living.isHeld || living.hostUserId !== host.userId) throw none()
  if (living.start.getTime() === start) return readInterview(tx, living.id)
  if (!mayChange(living.start.getTime(), ctx.now().getTime())) throw begun()
  const [schedule] = await loadSchedules(tx, ctx, [host], [new Date(start), new Date(start)], {
    candidateId: candidate.id,
    projectId: project.id,
  })
  if (!schedule || schedule.schedule.explain(start).length > 0) return null
  const to = { start: new Date(start), end: new Date(start + host.settings.slotMinutes * 60_000) }
  const sequence = await saveMoved(tx, ctx, living.id, { ...to, from: living.start, candidateTimeZone: zone })
  await saveCandidate(tx, candidate.id, { interviewAt: to.start })
  await addHistory(tx, ctx, project, candidate.id, {
    code: historyCodes.interview,
    detail: `Moved by the candidate to ${whenAndWith(start, { name: host.name, timeZone: host.settings.timeZone })}`,
  })
  await record(tx, ctx, { type: 'interview.moved', projectId: project.id, candidateId: candidate.id, interviewId: living.id, sequence })
  return readInterview(tx, living.id)
}
