// The team moves an interview to another time, with its own interviewers. One of a day moves within that day; the others stay as
// they are.
import type { Slot } from '@fairlead/domain/interview/availability'
import { mayChange } from '@fairlead/domain/interview/booking'
import { mayJoin } from '@fairlead/domain/interview/panel'
import { SlotTaken } from '@fairlead/domain/interview/slot-taken'
import { whenAndWith } from '@fairlead/domain/interview/when-and-with'
import { instantOf, isShown, wallAt } from '@fairlead/domain/interview/zone-clock'
import { addDays } from '@fairlead/domain/shared/days'
import { Refusal } from '@fairlead/domain/refusal'
import { must } from '@fairlead/domain/shared/records'
import type { ActorContext } from '../../../platform/context.ts'
import type { Tx } from '../../../platform/database.ts'
import { record } from '../../../platform/events.ts'
import { saveCandidate } from '../../candidates/records/candidate-store.ts'
import { addHistory } from '../../candidates/records/history-store.ts'
import { readPanel } from '../../projects/team/interviewers.ts'
import { lockInterviewers, saveMoved } from '../records/interview-store.ts'
import { readParts, type InterviewView } from '../records/interview-views.ts'
import { traineesOf } from '../records/participant-store.ts'
import { joinHost, loadSchedules } from '../slots/load-schedules.ts'
import { text } from '../texts/texts.ts'
import type { BookingTools } from './access-booking.ts'
import { accessByTeam } from './cancel-interview.ts'
import { leaveBusyTrainees } from './move-interview.ts'

const stepMinutes = 15

export interface TimesToRebook {
  slots: Slot[]
  /** Of its first interviewer. */
  timeZone: string
}

/** The times that suit its interviewers and the other interviews of its day. */
export function readTimesToRebook(ctx: ActorContext, interviewId: string): Promise<TimesToRebook> {
  return ctx.transaction(async (tx) => {
    const part = await accessPart(tx, ctx, interviewId)
    return { slots: await timesOf(tx, ctx, part), timeZone: part.panel[0].settings.timeZone }
  })
}

/** The same start again changes nothing. */
export async function rebookInterview(
  ctx: ActorContext,
  { recheckCalendars }: Pick<BookingTools, 'recheckCalendars'>,
  { interviewId, start }: { interviewId: string; start: number },
): Promise<void> {
  const interviewers = await ctx.transaction(async (tx) => (await accessPart(tx, ctx, interviewId)).panel.map(({ userId }) => userId))
  if (!(await recheckCalendars(ctx, interviewers))) throw new Refusal('calendar_unreachable')
  await ctx.transaction(async (tx) => {
    await lockInterviewers(tx, [...interviewers, ...(await traineesOf(tx, interviewId))])
    const part = await accessPart(tx, ctx, interviewId)
    const { view, siblings, panel, locked } = part
    if (view.start.getTime() === start) return
    const slots = await timesOf(tx, ctx, part)
    const slot = slots.find((time) => time.start === start)
    if (!slot) throw new SlotTaken(slots.slice(0, 5))
    const { projectId, candidateId } = view
    await leaveBusyTrainees(tx, ctx, { interviewId, panel, start, key: { projectId, candidateId } })
    const to = { start: new Date(start), end: new Date(slot.end), from: view.start, candidateTimeZone: view.candidateTimeZone }
    const sequence = await saveMoved(tx, ctx, interviewId, to)
    const first = Math.min(start, ...siblings.map((sibling) => sibling.start.getTime()))
    await saveCandidate(tx, candidateId, { interviewAt: new Date(first) })
    const when = whenAndWith(start, { name: view.interviewerNames, timeZone: panel[0].settings.timeZone })
    await addHistory(tx, ctx, locked.project, candidateId, { event: 'interview', detail: text.rebooked(view.day?.name ?? '', when) })
    await record(tx, ctx, { type: 'interview.moved', projectId, candidateId, interviewId, sequence })
  })
}

/** An interview that hasn't begun, and the others of its day. */
async function accessPart(tx: Tx, ctx: ActorContext, interviewId: string) {
  const { locked, state, ids } = await accessByTeam(tx, ctx, interviewId)
  const { parts } = await readParts(tx, ids)
  const view = parts.find(({ id }) => id === interviewId)
  if (!view) throw new Refusal('not_found', text.unknownInterview)
  if (state !== 'booked' || !mayChange(view.start.getTime(), ctx.now().getTime())) throw new Refusal('invalid_move', text.interviewOver)
  const slotMinutes = (view.end.getTime() - view.start.getTime()) / 60_000
  const interviewers = await readPanel(
    tx,
    view.interviewers.map(({ userId }) => userId),
  )
  if (!interviewers) throw new Refusal('invalid_move', text.noFreeTimes)
  const [host, ...guests] = interviewers
  const ofPart = { ...host, settings: { ...host.settings, slotMinutes } }
  return { locked, view, siblings: parts.filter((part) => part !== view), panel: [ofPart, ...joinHost(guests, ofPart)] as const }
}

type Part = Awaited<ReturnType<typeof accessPart>>

async function timesOf(tx: Tx, ctx: ActorContext, { view, siblings, panel }: Part): Promise<Slot[]> {
  const { timeZone, slotMinutes, horizonDays } = panel[0].settings
  const { date } = wallAt(timeZone, view.start.getTime())
  const today = wallAt(timeZone, ctx.now().getTime()).date
  const dates = view.day ? [date] : Array.from({ length: horizonDays + 1 }, (_, index) => addDays(today, index))
  const midnight = (day: string) => new Date(instantOf(timeZone, { date: day, minutes: 0 }))
  const range = [midnight(must(dates[0])), midnight(addDays(must(dates.at(-1)), 1))] as const
  const loaded = await loadSchedules(tx, ctx, panel, range, { candidateId: view.candidateId, projectId: view.projectId })
  const overlaps = ({ start, end }: Slot) =>
    siblings.some((part: InterviewView) => part.start.getTime() < end && start < part.end.getTime())
  const ofDay = Array.from({ length: 1440 / stepMinutes }, (_, index) => index * stepMinutes)
  const starts = dates.flatMap((day) => ofDay.map((minutes) => ({ date: day, minutes })))
  return starts
    .filter((wall) => isShown(timeZone, wall))
    .map((wall) => instantOf(timeZone, wall))
    .map((start) => ({ start, end: start + slotMinutes * 60_000 }))
    .filter((slot) => !overlaps(slot) && loaded.every(({ schedule }) => mayJoin(schedule, slot.start)))
}
