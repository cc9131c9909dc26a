// A candidate takes another time for the interview they have booked, with the same interviewers.
import { historyCodes } from '@fairlead/domain/shared/stages'
import { mayChange } from '@fairlead/domain/interview/booking'
import { whenAndWith } from '@fairlead/domain/interview/when-and-with'
import { Refusal } from '@fairlead/domain/refusal'
import type { Tx } from '../../platform/database.ts'
import { record } from '../../platform/events.ts'
import { addHistory, saveCandidate } from '../candidates/candidate-store.ts'
import { lockWithProject } from '../candidates/lock-with-project.ts'
import { readPanel, type Panel } from '../projects/interviewers.ts'
import { accessBooking, assertMayBook, countAttempt, readZone, type Booking, type BookingTools } from './access-booking.ts'
import { idsOf, namesOf, orAlternatives } from './hold-slot.ts'
import { findLiving, lockInterviewers, saveMoved } from './interview-store.ts'
import { readInterview, type InterviewView } from './interview-views.ts'
import { loadOffers } from './load-schedules.ts'
import * as text from './texts/en.ts'

const none = () => new Refusal('invalid_move', text.thereIsNoInterviewToMove)
const begun = () => new Refusal('invalid_move', text.thisInterviewHasAlreadyStartedPlease)

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
    return living && !living.isHeld ? { living, panel: await readPanel(tx, living.interviewerIds) } : null
  })
  if (!found) throw none()
  const { living, panel } = found
  if (living.start.getTime() === start) return ctx.transaction(async (tx) => (await readInterview(tx, living.id))!)
  if (!mayChange(living.start.getTime(), ctx.now().getTime())) throw begun()
  if (!panel) throw new Refusal('invalid_move', text.theInterviewerHasNoAvailableTimes)
  const zone = readZone(timeZone, panel[0].settings.timeZone)
  await countAttempt(tools, booking)
  if (!(await tools.lookAgain(ctx, idsOf(panel)))) throw new Refusal('calendar_unreachable', text.weCantReachTheCalendarRight)
  const ofPanel = { ...booking, pool: [panel] }
  return orAlternatives(ofPanel, start, () => ctx.transaction((tx) => moveWithin(tx, ofPanel, panel, start, zone)))
}

export async function moveWithin(
  tx: Tx,
  { ctx, ...booking }: Booking,
  panel: Panel,
  start: number,
  zone: string,
): Promise<InterviewView | null> {
  const locked = await lockWithProject(tx, booking.candidate.id)
  if (!locked || locked.project.id !== booking.project.id) throw new Refusal('not_found')
  const { project, candidate } = locked
  assertMayBook(locked)
  await lockInterviewers(tx, idsOf(panel))
  const living = await findLiving(tx, ctx, { candidateId: candidate.id, projectId: project.id })
  if (!living || living.isHeld || living.interviewerIds.join(' ') !== idsOf(panel).join(' ')) throw none()
  if (living.start.getTime() === start) return readInterview(tx, living.id)
  if (!mayChange(living.start.getTime(), ctx.now().getTime())) throw begun()
  const [offer] = await loadOffers(tx, ctx, [panel], [new Date(start), new Date(start)], {
    candidateId: candidate.id,
    projectId: project.id,
  })
  if (!offer || offer.schedule.explain(start).length > 0) return null
  const to = { start: new Date(start), end: new Date(start + panel[0].settings.slotMinutes * 60_000) }
  const sequence = await saveMoved(tx, ctx, living.id, { ...to, from: living.start, candidateTimeZone: zone })
  await saveCandidate(tx, candidate.id, { interviewAt: to.start })
  await addHistory(tx, ctx, project, candidate.id, {
    code: historyCodes.interview,
    detail: `Moved by the candidate to ${whenAndWith(start, { name: namesOf(panel), timeZone: panel[0].settings.timeZone })}`,
  })
  await record(tx, ctx, { type: 'interview.moved', projectId: project.id, candidateId: candidate.id, interviewId: living.id, sequence })
  return readInterview(tx, living.id)
}
