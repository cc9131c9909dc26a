// A candidate chooses another time for their booked interview, with the same interviewers.
import { mayChange } from '@fairlead/domain/interview/booking'
import { whenAndWith } from '@fairlead/domain/interview/when-and-with'
import { Refusal } from '@fairlead/domain/refusal'
import type { Tx } from '../../../platform/database.ts'
import { record } from '../../../platform/events.ts'
import { saveCandidate } from '../../candidates/records/candidate-store.ts'
import { addHistory } from '../../candidates/records/history-store.ts'
import { lockWithProject } from '../../candidates/records/access-candidate.ts'
import { readPanel, type Panel } from '../../projects/team/interviewers.ts'
import { accessBooking, assertMayBook, countAttempt, readZone, type Booking, type BookingTools } from './access-booking.ts'
import { idsOf, namesOf, withAlternatives } from './hold-slot.ts'
import { findActiveInterview, lockInterviewers, saveMoved } from '../records/interview-store.ts'
import { readInterview, type InterviewView } from '../records/interview-views.ts'
import { loadOffers } from '../slots/load-schedules.ts'
import { text } from '../texts/texts.ts'

const none = () => new Refusal('invalid_move', text.nothingToMove)
const begun = () => new Refusal('invalid_move', text.interviewStarted)

/** The same start again changes nothing. */
export async function moveInterview(
  tools: BookingTools,
  { token, start, timeZone }: { token: string; start: number; timeZone: string | undefined },
): Promise<InterviewView> {
  const booking = await accessBooking(tools, token)
  const { ctx, candidate, project } = booking
  assertMayBook(booking)
  const loaded = await ctx.transaction(async (tx) => {
    const active = await findActiveInterview(tx, ctx, { candidateId: candidate.id, projectId: project.id })
    return active && !active.isHeld ? { active, panel: await readPanel(tx, active.interviewerIds) } : null
  })
  if (!loaded) throw none()
  const { active, panel } = loaded
  if (active.start.getTime() === start) return ctx.transaction(async (tx) => (await readInterview(tx, active.id))!)
  if (!mayChange(active.start.getTime(), ctx.now().getTime())) throw begun()
  if (!panel) throw new Refusal('invalid_move', text.noFreeTimes)
  const zone = readZone(timeZone, panel[0].settings.timeZone)
  await countAttempt(tools, booking)
  if (!(await tools.recheckCalendars(ctx, idsOf(panel)))) throw new Refusal('calendar_unreachable', text.calendarUnreachable)
  const ofPanel = { ...booking, pool: [panel] }
  return withAlternatives(ofPanel, start, () => ctx.transaction((tx) => moveWithin(tx, ofPanel, panel, start, zone)))
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
  const active = await findActiveInterview(tx, ctx, { candidateId: candidate.id, projectId: project.id })
  if (!active || active.isHeld || active.interviewerIds.join(' ') !== idsOf(panel).join(' ')) throw none()
  if (active.start.getTime() === start) return readInterview(tx, active.id)
  if (!mayChange(active.start.getTime(), ctx.now().getTime())) throw begun()
  const [offer] = await loadOffers(tx, ctx, [panel], [new Date(start), new Date(start)], {
    candidateId: candidate.id,
    projectId: project.id,
  })
  if (!offer || offer.schedule.explain(start).length > 0) return null
  const to = { start: new Date(start), end: new Date(start + panel[0].settings.slotMinutes * 60_000) }
  const sequence = await saveMoved(tx, ctx, active.id, { ...to, from: active.start, candidateTimeZone: zone })
  await saveCandidate(tx, candidate.id, { interviewAt: to.start })
  await addHistory(tx, ctx, project, candidate.id, {
    event: 'interview',
    detail: `Moved by the candidate to ${whenAndWith(start, { name: namesOf(panel), timeZone: panel[0].settings.timeZone })}`,
  })
  await record(tx, ctx, { type: 'interview.moved', projectId: project.id, candidateId: candidate.id, interviewId: active.id, sequence })
  return readInterview(tx, active.id)
}
