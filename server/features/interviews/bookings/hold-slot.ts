// A candidate chooses a time, which is reserved for ten minutes under the locks of all possible interviewers.
import { holdMinutes, meetingOf, type Meeting } from '@fairlead/domain/interview/booking'
import { namesInWords } from '@fairlead/domain/interview/panel'
import { chooseHost, nearestByAny, offeredByAny } from '@fairlead/domain/interview/round-robin'
import type { Schedule, Slot } from '@fairlead/domain/interview/availability'
import { SlotTaken } from '@fairlead/domain/interview/slot-taken'
import { Refusal } from '@fairlead/domain/refusal'
import { isOverlap, isTaken, type Tx } from '../../../platform/database.ts'
import { accessBooking, assertMayBook, countAttempt, readZone, type Booking, type BookingTools } from './access-booking.ts'
import {
  findHeldOrBooked,
  insertHold,
  lockInterviewers,
  clearExpiredHolds,
  prolongHold,
  type InterviewKey,
} from '../records/interview-store.ts'
import { horizonOf, readLastAssigned, loadOffers } from '../slots/load-schedules.ts'
import type { Panel } from '../../projects/team/interviewers.ts'
import { text } from '../texts/texts.ts'

const atOnce = 3
const lines = new Map<string, { inside: number; waiting: (() => void)[] }>()

/** Limits how many requests of this process compete for one slot: the rest find it taken without waiting for the lock. */
async function limitConcurrency<T>(key: string, work: () => Promise<T>): Promise<T> {
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

const maxAlternatives = 5

export interface HeldSlot extends Slot {
  interviewId: string
  heldUntil: Date
  panel: Panel
  meeting: Meeting
}

/** Refuses with the nearest free slots if the time isn't free, or not anymore. */
export async function holdSlot(
  tools: Pick<BookingTools, 'database' | 'now'>,
  { token, start, timeZone }: { token: string; start: number; timeZone: string | undefined },
): Promise<HeldSlot> {
  const booking = await accessBooking(tools, token)
  assertMayBook(booking)
  const zone = readZone(timeZone, booking.pool[0]?.[0].settings.timeZone ?? 'UTC')
  await countAttempt(tools, booking)
  return limitConcurrency(booking.project.id, () =>
    withAlternatives(booking, start, () =>
      booking.ctx.transaction(async (tx) => {
        const schedules = await openAhead(tx, booking)
        // reject late requests before taking a lock
        if (!isFree(schedules, start)) throw new SlotTaken(nearestByAny(schedules, start, maxAlternatives))
        return reserveSlot(tx, booking, start, zone)
      }),
    ),
  )
}

const isFree = (schedules: readonly Schedule[], start: number) => schedules.some((schedule) => schedule.explain(start).length === 0)
export const interviewKeyOf = ({ candidate, project }: Pick<Booking, 'candidate' | 'project'>): InterviewKey => ({
  candidateId: candidate.id,
  projectId: project.id,
})

/** The hold as part of a larger change; null when no interviewer is free then. */
export async function reserveSlot(tx: Tx, booking: Booking, start: number, zone: string): Promise<HeldSlot | null> {
  const { ctx, pool } = booking
  if (pool.length === 0) return null
  await lockInterviewers(tx, pool.flatMap(idsOf))
  const current = await findHeldOrBooked(tx, ctx, interviewKeyOf(booking))
  if (current && !current.isHeld && !current.isOver) throw new Refusal('invalid_move', text.bookedAlready)
  const heldUntil = new Date(ctx.now().getTime() + holdMinutes * 60_000)
  const holding = pool.find((panel) => idsOf(panel).join(' ') === current?.interviewerIds.join(' '))
  if (current?.isHeld && !current.isOver && holding && current.start.getTime() === start) {
    await prolongHold(tx, ctx, current.id, heldUntil)
    const meeting = meetingOf(holding[0].settings)
    return { interviewId: current.id, start, end: current.end.getTime(), heldUntil, panel: holding, meeting }
  }
  const offers = await loadOffers(tx, ctx, pool, [new Date(start), new Date(start)], interviewKeyOf(booking))
  const free = offers.filter(({ schedule }) => schedule.explain(start).length === 0)
  const last = free.length > 1 ? await readLastAssigned(tx, free) : new Map<string, number>()
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
  await clearExpiredHolds(tx, ctx, idsOf(chosen), current)
  const end = start + settings.slotMinutes * 60_000
  const meeting = meetingOf(settings)
  const interviewId = await insertHold(tx, ctx, {
    ...interviewKeyOf(booking),
    interviewerIds: idsOf(chosen),
    start: new Date(start),
    end: new Date(end),
    heldUntil,
    candidateTimeZone: zone,
    meeting,
  })
  return { interviewId, start, end, heldUntil, panel: chosen, meeting }
}

export const idsOf = ([host, ...guests]: Panel): [string, ...string[]] => [host.userId, ...guests.map(({ userId }) => userId)]
export const namesOf = (panel: Panel): string => namesInWords(panel.map(({ name }) => name))

type Offering = Pick<Booking, 'ctx' | 'pool' | 'candidate' | 'project'>

/** Runs `work`; if the slot is gone, throws SlotTaken with alternatives, which are looked up outside of any lock. */
export async function withAlternatives<T>(booking: Offering, start: number, work: () => Promise<T | null>): Promise<T> {
  const result = await work().catch((error: unknown) => {
    // the database's constraints are the last line of defense against overlaps
    if (isOverlap(error) || isTaken(error, 'interview_of_candidate')) return null
    throw error
  })
  if (result !== null) return result
  throw new SlotTaken(nearestByAny(await schedulesAhead(booking), start, maxAlternatives))
}

/** Every slot that is currently offered. */
export async function freeSlots(booking: Offering): Promise<Slot[]> {
  return offeredByAny(await schedulesAhead(booking))
}

function schedulesAhead(booking: Offering): Promise<Schedule[]> {
  return booking.ctx.transaction((tx) => openAhead(tx, booking))
}

/** The candidate's own hold blocks no one. */
async function openAhead(tx: Tx, booking: Offering): Promise<Schedule[]> {
  const { ctx, pool } = booking
  return (await loadOffers(tx, ctx, pool, horizonOf(ctx, pool), interviewKeyOf(booking))).map(({ schedule }) => schedule)
}
