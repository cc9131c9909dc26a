// A candidate chooses a time: it is theirs for ten minutes, under the locks of everyone who may hold the interview.
import { codeOf } from '@fairlead/domain/shared/caught'
import { holdMinutes, meetingOf, type Meeting } from '@fairlead/domain/interview/booking'
import { namesInWords } from '@fairlead/domain/interview/panel'
import { chooseHost, nearestByAny, offeredByAny } from '@fairlead/domain/interview/round-robin'
import type { Schedule, Slot } from '@fairlead/domain/interview/availability'
import { SlotTaken } from '@fairlead/domain/interview/slot-taken'
import { Refusal } from '@fairlead/domain/refusal'
import { isTaken, type Tx } from '../../platform/database.ts'
import { accessBooking, assertMayBook, countAttempt, readZone, type Booking, type BookingTools } from './access-booking.ts'
import { findStanding, insertHold, lockInterviewers, makeRoom, prolongHold, type Whose } from './interview-store.ts'
import { horizonOf, lastGiven, loadOffers } from './load-schedules.ts'
import type { Panel } from '../projects/interviewers.ts'

const atOnce = 3
const lines = new Map<string, { inside: number; waiting: (() => void)[] }>()

/** Limits how many requests of this process compete for one slot: the rest find it taken without waiting for the lock. */
async function fewAtATime<T>(key: string, work: () => Promise<T>): Promise<T> {
  const line = lines.get(key) ?? { inside: 0, waiting: [] }
  lines.set(key, line)
  if (line.inside >= atOnce) await new Promise<void>((resolve) => line.waiting.push(resolve))
  else line.inside++
  try {
    return await work()
  } finally {
    const next = line.waiting.shift()
    // pass the place to the next in line
    if (next) next()
    else if (--line.inside === 0) lines.delete(key)
  }
}

const mostAlternatives = 5

export interface HeldSlot extends Slot {
  interviewId: string
  heldUntil: Date
  panel: Panel
  meeting: Meeting
}

/** Refuses with the nearest free slots when the time is not, or no longer, free. */
export async function holdSlot(
  tools: Pick<BookingTools, 'database' | 'now'>,
  { token, start, timeZone }: { token: string; start: number; timeZone: string | undefined },
): Promise<HeldSlot> {
  const booking = await accessBooking(tools, token)
  assertMayBook(booking)
  const zone = readZone(timeZone, booking.pool[0]?.[0].settings.timeZone ?? 'UTC')
  await countAttempt(tools, booking)
  return fewAtATime(booking.project.id, () =>
    orAlternatives(booking, start, () =>
      booking.ctx.transaction(async (tx) => {
        const ahead = await openAhead(tx, booking)
        // who comes late is told without waiting for anyone's lock
        if (!isFree(ahead, start)) throw new SlotTaken(nearestByAny(ahead, start, mostAlternatives))
        return takeSlot(tx, booking, start, zone)
      }),
    ),
  )
}

const isFree = (schedules: readonly Schedule[], start: number) => schedules.some((schedule) => schedule.explain(start).length === 0)
export const whoseOf = ({ candidate, project }: Pick<Booking, 'candidate' | 'project'>): Whose => ({
  candidateId: candidate.id,
  projectId: project.id,
})

/** The hold as part of a larger change; null when no one is free then. */
export async function takeSlot(tx: Tx, booking: Booking, start: number, zone: string): Promise<HeldSlot | null> {
  const { ctx, pool } = booking
  if (pool.length === 0) return null
  await lockInterviewers(tx, pool.flatMap(idsOf))
  const standing = await findStanding(tx, ctx, whoseOf(booking))
  if (standing && !standing.isHeld && !standing.isOver)
    throw new Refusal('invalid_move', 'You’ve already booked a time. Move or cancel that one instead.')
  const heldUntil = new Date(ctx.now().getTime() + holdMinutes * 60_000)
  const holding = pool.find((panel) => idsOf(panel).join(' ') === standing?.interviewerIds.join(' '))
  if (standing?.isHeld && !standing.isOver && holding && standing.start.getTime() === start) {
    await prolongHold(tx, ctx, standing.id, heldUntil)
    const meeting = meetingOf(holding[0].settings)
    return { interviewId: standing.id, start, end: standing.end.getTime(), heldUntil, panel: holding, meeting }
  }
  const offers = await loadOffers(tx, ctx, pool, [new Date(start), new Date(start)], whoseOf(booking))
  const free = offers.filter(({ schedule }) => schedule.explain(start).length === 0)
  const last = free.length > 1 ? await lastGiven(tx, free) : new Map<string, number>()
  const chosen = chooseHost(
    free.map(({ panel, loadAt }) => ({
      panel,
      userId: panel[0].userId,
      load: loadAt(start),
      lastGivenAt: last.get(panel[0].userId) ?? null,
    })),
  )?.panel
  if (!chosen) return null
  const [{ settings }] = chosen
  await makeRoom(tx, ctx, idsOf(chosen), standing)
  const end = start + settings.slotMinutes * 60_000
  const meeting = meetingOf(settings)
  const interviewId = await insertHold(tx, ctx, {
    ...whoseOf(booking),
    interviewerIds: idsOf(chosen),
    start: new Date(start),
    end: new Date(end),
    heldUntil,
    candidateTimeZone: zone,
    meeting,
  })
  return { interviewId, start, end, heldUntil, panel: chosen, meeting }
}

export const idsOf = ([host, ...others]: Panel): [string, ...string[]] => [host.userId, ...others.map(({ userId }) => userId)]
export const namesOf = (panel: Panel): string => namesInWords(panel.map(({ name }) => name))

type Offering = Pick<Booking, 'ctx' | 'pool' | 'candidate' | 'project'>

/** What `work` gives; where that is nothing, the slot is taken, and what is free instead is looked up outside of any lock. */
export async function orAlternatives<T>(booking: Offering, start: number, work: () => Promise<T | null>): Promise<T> {
  const result = await work().catch((error: unknown) => {
    // the last line of defence: two that would overlap cannot both be written
    if (codeOf(error) === '23P01' || isTaken(error, 'interview_of_candidate')) return null
    throw error
  })
  if (result !== null) return result
  throw new SlotTaken(nearestByAny(await schedulesAhead(booking), start, mostAlternatives))
}

/** Every slot that is offered now. */
export async function freeSlots(booking: Offering): Promise<Slot[]> {
  return offeredByAny(await schedulesAhead(booking))
}

function schedulesAhead(booking: Offering): Promise<Schedule[]> {
  return booking.ctx.transaction((tx) => openAhead(tx, booking))
}

/** What the candidate has themself is in no one's way. */
async function openAhead(tx: Tx, booking: Offering): Promise<Schedule[]> {
  const { ctx, pool } = booking
  return (await loadOffers(tx, ctx, pool, horizonOf(ctx, pool), whoseOf(booking))).map(({ schedule }) => schedule)
}
