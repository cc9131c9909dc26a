// A candidate chooses a time: it is theirs for ten minutes, under the lock of whoever would hold the interview.
import { holdMinutes, meetingOf, type Meeting } from '@fairlead/domain/interview/booking'
import { chooseHost, nearestByAny, offeredByAny } from '@fairlead/domain/interview/round-robin'
import type { Diary, Slot } from '@fairlead/domain/interview/availability'
import { SlotTaken } from '@fairlead/domain/interview/slot-taken'
import { Refusal } from '@fairlead/domain/refusal'
import { isTaken, type Tx } from '../../platform/database.ts'
import { accessBooking, assertMayBook, countDeed, readZone, type Booking, type BookingTools } from './access-booking.ts'
import { findLiving, insertHold, lockHosts, makeRoom, prolongHold } from './interview-store.ts'
import { horizonOf, openDiaries } from './open-diaries.ts'
import type { Interviewer } from '../projects/interviewers.ts'

const mostAlternatives = 5

export interface HeldSlot extends Slot {
  interviewId: string
  heldUntil: Date
  host: Interviewer
  meeting: Meeting
}

/** Refuses with the nearest free slots when the time is not, or no longer, free. */
export async function holdSlot(
  tools: Pick<BookingTools, 'database' | 'now'>,
  { token, start, timeZone }: { token: string; start: number; timeZone: string | undefined },
): Promise<HeldSlot> {
  const booking = await accessBooking(tools, token)
  assertMayBook(booking)
  const zone = readZone(timeZone, booking.pool[0]?.settings.timeZone ?? 'UTC')
  await countDeed(tools, booking)
  return orAlternatives(booking, start, () => booking.ctx.transaction((tx) => takeSlot(tx, booking, start, zone)))
}

/** The hold as part of a larger change; null when nobody of the pool is free then. */
export async function takeSlot(tx: Tx, { ctx, project, candidate, pool }: Booking, start: number, zone: string): Promise<HeldSlot | null> {
  if (pool.length === 0) return null
  await lockHosts(
    tx,
    ctx,
    pool.map(({ userId }) => userId),
  )
  const key = { candidateId: candidate.id, projectId: project.id }
  const living = await findLiving(tx, ctx, key)
  if (living && !living.isHeld) throw new Refusal('invalid_move', 'You have booked a time already: move or cancel that one.')
  const heldUntil = new Date(ctx.now().getTime() + holdMinutes * 60_000)
  const host = pool.find(({ userId }) => userId === living?.hostUserId)
  if (living && host && living.start.getTime() === start) {
    await prolongHold(tx, ctx, living.id, heldUntil)
    return { interviewId: living.id, start, end: living.end.getTime(), heldUntil, host, meeting: meetingOf(host.settings) }
  }
  const diaries = await openDiaries(tx, ctx, pool, [new Date(start), new Date(start)], living?.id)
  const free = diaries.filter(({ diary }) => diary.explain(start).length === 0)
  const chosen = chooseHost(free.map((one) => ({ ...one.standingAt(start), interviewer: one.interviewer })))?.interviewer
  if (!chosen) return null
  await makeRoom(tx, ctx, key)
  const end = start + chosen.settings.slotMinutes * 60_000
  const meeting = meetingOf(chosen.settings)
  const interviewId = await insertHold(tx, ctx, {
    ...key,
    hostUserId: chosen.userId,
    start: new Date(start),
    end: new Date(end),
    heldUntil,
    candidateTimeZone: zone,
    meeting,
  })
  return { interviewId, start, end, heldUntil, host: chosen, meeting }
}

/** What `work` gives; where that is nothing, the slot is taken, and what is free instead is looked up outside of any lock. */
export async function orAlternatives<T>(
  booking: Pick<Booking, 'ctx' | 'pool'>,
  start: number,
  work: () => Promise<T | null>,
  except: string | null = null,
): Promise<T> {
  const result = await work().catch((error: unknown) => {
    // the last line of defence: two that would overlap cannot both be written
    if ((error as { code?: string }).code === '23P01' || isTaken(error, 'interview_of_candidate')) return null
    throw error
  })
  if (result !== null) return result
  throw new SlotTaken(nearestByAny(await diariesAhead(booking, except), start, mostAlternatives))
}

/** Every slot somebody of the pool offers now. */
export async function freeSlots(booking: Pick<Booking, 'ctx' | 'pool'>, except: string | null): Promise<Slot[]> {
  return offeredByAny(await diariesAhead(booking, except))
}

function diariesAhead({ ctx, pool }: Pick<Booking, 'ctx' | 'pool'>, except: string | null): Promise<Diary[]> {
  return ctx.transaction(async (tx) => (await openDiaries(tx, ctx, pool, horizonOf(ctx, pool), except)).map(({ diary }) => diary))
}
