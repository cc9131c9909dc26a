// A candidate chooses another time for their booked interview or interview day, with the same interviewers.
import { mayChange } from '@fairlead/domain/interview/booking'
import { mayJoin } from '@fairlead/domain/interview/panel'
import { whenAndWith } from '@fairlead/domain/interview/when-and-with'
import { Refusal } from '@fairlead/domain/refusal'
import { must } from '@fairlead/domain/shared/records'
import type { Tx } from '../../../platform/database.ts'
import { record } from '../../../platform/events.ts'
import { saveCandidate } from '../../candidates/records/candidate-store.ts'
import { addHistory } from '../../candidates/records/history-store.ts'
import { lockWithProject } from '../../candidates/records/access-candidate.ts'
import { poolOfDay, poolOfPanel, readPanel, type DayPart, type Panel, type Pool } from '../../projects/team/interviewers.ts'
import { accessBooking, assertMayBook, countAttempt, readZone, type Booking, type BookingTools } from './access-booking.ts'
import { idsOf, interviewKeyOf, namesOf, withAlternatives } from './hold-slot.ts'
import { saveLeft, traineesOf } from '../records/participant-store.ts'
import { lockInterviewers, saveMoved } from '../records/interview-store.ts'
import { findActiveInterview, idsOfParts, type HeldOrBooked, type InterviewKey } from '../records/standing-interview.ts'
import { readParts, type BookedParts } from '../records/interview-views.ts'
import { chooseParts } from '../slots/choose-parts.ts'
import { joinHost, loadSchedules } from '../slots/load-schedules.ts'
import { text } from '../texts/texts.ts'

const none = () => new Refusal('invalid_move', text.nothingToMove)
const begun = () => new Refusal('invalid_move', text.interviewStarted)

/** It is moved with its own interviewers; null when one of them no longer offers times. */
export async function poolOfStanding(tx: Tx, { settings }: Booking['project'], active: HeldOrBooked): Promise<Pool | null> {
  if (!active.isDay) {
    const panel = await readPanel(tx, active.interviewerIds)
    return panel && poolOfPanel(panel)
  }
  const { parts: ofProject, keepOrder } = settings.schedulingPreferences
  const parts: DayPart[] = []
  for (const { name, part, interviewerIds, start, end } of active.parts.toSorted((a, b) => a.part - b.part)) {
    const panel = await readPanel(tx, interviewerIds)
    if (!panel) return null
    const minutes = (end.getTime() - start.getTime()) / 60_000
    const members = panel.map((member) => ({ ...member, settings: { ...member.settings, slotMinutes: minutes } }))
    parts.push({ name, minutes, pause: ofProject[part]?.pause ?? 0, seats: members.length, members })
  }
  return poolOfDay({ parts, keepOrder }, [])
}

const peopleOf = (pool: Pool) => pool.panels.flatMap(idsOf)
const areSame = (before: readonly string[], now: readonly string[]) => before.toSorted().join(' ') === now.toSorted().join(' ')

/** The same start again changes nothing. The interviews of a day move together, possibly in another order. */
export async function moveInterview(
  tools: BookingTools,
  { token, start, timeZone }: { token: string; start: number; timeZone: string | undefined },
): Promise<BookedParts> {
  const booking = await accessBooking(tools, token)
  const { ctx } = booking
  assertMayBook(booking)
  const loaded = await ctx.transaction(async (tx) => {
    const active = await findActiveInterview(tx, ctx, interviewKeyOf(booking))
    return active && !active.isHeld ? { active, pool: await poolOfStanding(tx, booking.project, active) } : null
  })
  if (!loaded) throw none()
  const { active, pool } = loaded
  if (active.start.getTime() === start) return ctx.transaction((tx) => readParts(tx, idsOfParts(active)))
  if (!mayChange(active.start.getTime(), ctx.now().getTime())) throw begun()
  if (!pool) throw new Refusal('invalid_move', text.noFreeTimes)
  const zone = readZone(timeZone, must(pool.panels[0])[0].settings.timeZone)
  await countAttempt(tools, booking)
  if (!(await tools.recheckCalendars(ctx, peopleOf(pool)))) throw new Refusal('calendar_unreachable', text.calendarUnreachable)
  const withPool = { ...booking, pool }
  return withAlternatives(withPool, start, () => ctx.transaction((tx) => moveWithin(tx, withPool, { start, zone })))
}

/** `pool` are its own interviewers; null when not all of them are free. */
export async function moveWithin(tx: Tx, booking: Booking, { start, zone }: { start: number; zone: string }): Promise<BookedParts | null> {
  const { ctx, pool } = booking
  const locked = await lockWithProject(tx, booking.candidate.id)
  if (!locked || locked.project.id !== booking.project.id) throw new Refusal('not_found')
  const { project, candidate } = locked
  assertMayBook(locked)
  const key = interviewKeyOf(booking)
  const present = await findActiveInterview(tx, ctx, key)
  const trainees: string[] = []
  for (const { id } of present?.parts ?? []) trainees.push(...(await traineesOf(tx, id)))
  await lockInterviewers(tx, [...peopleOf(pool), ...trainees])
  const active = await findActiveInterview(tx, ctx, key)
  if (!active || active.isHeld || !areSame(active.interviewerIds, peopleOf(pool))) throw none()
  if (active.start.getTime() === start) return readParts(tx, idsOfParts(active))
  if (!mayChange(active.start.getTime(), ctx.now().getTime())) throw begun()
  const chosen = await chooseParts(tx, booking, start)
  if (!chosen) return null
  for (const { part, panel, ...times } of chosen) {
    const { id: interviewId, start: from } = must(active.parts.find((standing) => standing.part === part))
    await leaveBusyTrainees(tx, ctx, { interviewId, panel, start: times.start, key })
    const to = { start: new Date(times.start), end: new Date(times.end) }
    const sequence = await saveMoved(tx, ctx, interviewId, { ...to, from, candidateTimeZone: zone })
    await record(tx, ctx, { type: 'interview.moved', projectId: project.id, candidateId: candidate.id, interviewId, sequence })
  }
  await saveCandidate(tx, candidate.id, { interviewAt: new Date(start) })
  const names = { name: namesOf(chosen.flatMap(({ panel }) => panel)), timeZone: must(chosen[0]).panel[0].settings.timeZone }
  await addHistory(tx, ctx, project, candidate.id, {
    event: 'interview',
    detail: `Moved by the candidate to ${whenAndWith(start, names)}`,
  })
  return readParts(tx, idsOfParts(active))
}

/** Trainees come along if they can, and never stand in the way. */
export async function leaveBusyTrainees(
  tx: Tx,
  ctx: Booking['ctx'],
  { interviewId, panel: [host], start, key }: { interviewId: string; panel: Panel; start: number; key: InterviewKey },
): Promise<void> {
  const time = new Date(start)
  for (const userId of await traineesOf(tx, interviewId)) {
    const trainee = await readPanel(tx, [userId])
    const [loaded] = trainee ? await loadSchedules(tx, ctx, joinHost(trainee, host), [time, time], key) : []
    if (!loaded || !mayJoin(loaded.schedule, start)) await saveLeft(tx, { interviewId, userId })
  }
}
