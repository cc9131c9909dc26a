// Turns a held slot into an interview: syncs the calendars, then changes stage, date, history, and event in one transaction.
import { needsPhone } from '@fairlead/domain/interview/booking'
import { mayJoin } from '@fairlead/domain/interview/panel'
import { internationalPhone, phoneSentence } from '@fairlead/domain/interview/phone-number'
import { whenAndWith } from '@fairlead/domain/interview/when-and-with'
import { Refusal } from '@fairlead/domain/refusal'
import type { Tx } from '../../../platform/database.ts'
import { record } from '../../../platform/events.ts'
import { findUserName } from '../../accounts/users/user-views.ts'
import { saveCandidate } from '../../candidates/records/candidate-store.ts'
import { addHistory } from '../../candidates/records/history-store.ts'
import { moveCandidate } from '../../candidates/moves/move-candidate.ts'
import { lockWithProject } from '../../candidates/records/access-candidate.ts'
import { accessBooking, assertMayBook, countAttempt, readZone, type Booking, type BookingTools } from './access-booking.ts'
import { idsOf, namesOf, withAlternatives, reserveSlot, interviewKeyOf } from './hold-slot.ts'
import { removeHold, saveBooked } from '../records/interview-store.ts'
import { findActiveInterview, idsOfParts } from '../records/standing-interview.ts'
import { readParts, type BookedParts } from '../records/interview-views.ts'
import { loadOffers } from '../slots/load-schedules.ts'
import { text as texts } from '../texts/texts.ts'

/** Confirming the same start again returns the same interview. An expired hold is renewed while the time is free. */
export async function confirmInterview(
  tools: BookingTools,
  { token, start, timeZone, phone }: { token: string; start: number; timeZone: string | undefined; phone: string },
): Promise<BookedParts> {
  return confirmBooking(tools, await accessBooking(tools, token), { start, timeZone, phone })
}

/** The same for someone who may book. */
export async function confirmBooking(
  tools: BookingTools,
  booking: Booking,
  { start, timeZone, phone }: { start: number; timeZone: string | undefined; phone: string },
): Promise<BookedParts> {
  const { ctx, candidate, project, pool } = booking
  const zone = readZone(timeZone, pool.panels[0]?.[0].settings.timeZone ?? 'UTC')
  const before = await ctx.transaction(async (tx) => findActiveInterview(tx, ctx, { candidateId: candidate.id, projectId: project.id }))
  if (before && !before.isHeld && before.start.getTime() === start) return ctx.transaction((tx) => readParts(tx, idsOfParts(before)))
  assertMayBook(booking)
  await countAttempt(tools, booking)
  const isHeld = before?.isHeld && before.start.getTime() === start
  const interviewers = isHeld ? before.interviewerIds : pool.panels.flatMap(idsOf)
  if (!(await tools.recheckCalendars(ctx, interviewers))) throw new Refusal('calendar_unreachable')
  return withAlternatives(booking, start, () => ctx.transaction((tx) => book(tx, booking, start, { zone, phone })))
}

async function book(tx: Tx, booking: Booking, start: number, choice: { zone: string; phone: string }): Promise<BookedParts | null> {
  const { ctx } = booking
  const locked = await lockWithProject(tx, booking.candidate.id)
  if (!locked || locked.project.id !== booking.project.id) throw new Refusal('not_found')
  const { project, candidate } = locked
  const active = await findActiveInterview(tx, ctx, { candidateId: candidate.id, projectId: project.id })
  if (active && !active.isHeld && active.start.getTime() === start) return readParts(tx, idsOfParts(active))
  assertMayBook(locked)
  const slot = await reserveSlot(tx, booking, start, choice.zone)
  if (!slot) return null
  const isCalled = slot.parts.some(({ meeting }) => needsPhone(meeting))
  const phone = isCalled ? internationalPhone(choice.phone) : null
  if (isCalled && !phone) throw new Refusal('invalid_input', phoneSentence(), { phone: phoneSentence() })
  for (const part of slot.parts) {
    const time = new Date(part.start)
    const [offer] = await loadOffers(tx, ctx, [part.panel], [time, time], interviewKeyOf(booking))
    // events added to a calendar since it was held win
    if (offer && mayJoin(offer.schedule, part.start)) continue
    await removeHold(
      tx,
      slot.parts.map(({ interviewId }) => interviewId),
    )
    return null
  }
  for (const { interviewId, meeting } of slot.parts)
    await saveBooked(tx, ctx, interviewId, { timeZone: choice.zone, phone: needsPhone(meeting) ? phone : null })
  const startDate = new Date(start)
  const booker = booking.bookedBy && (await findUserName(tx, booking.bookedBy))
  const note = `${booker ? texts.bookedFor(`${booker.firstName} ${booker.lastName}`.trim()) : texts.bookedByCandidate}: ${whenAndWith(start, { name: namesOf(slot.parts.flatMap(({ panel }) => panel)), timeZone: slot.parts[0].panel[0].settings.timeZone })}`
  if (candidate.stage === 'INTERVIEWING') {
    await saveCandidate(tx, candidate.id, { interviewAt: startDate })
    await addHistory(tx, ctx, project, candidate.id, { event: 'interview', detail: note })
  } else
    await moveCandidate(tx, { project, candidate, to: 'INTERVIEWING', by: { ctx, actor: null }, details: { interviewAt: startDate, note } })
  const about = { projectId: project.id, candidateId: candidate.id }
  for (const { interviewId } of slot.parts) await record(tx, ctx, { type: 'interview.booked', ...about, interviewId, sequence: 0 })
  return readParts(
    tx,
    slot.parts.map(({ interviewId }) => interviewId),
  )
}
