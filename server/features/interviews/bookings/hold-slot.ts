// A candidate chooses a time, which is reserved for ten minutes under the locks of all possible interviewers.
import { randomUUID } from 'node:crypto'
import { holdMinutes, meetingOf, type Meeting } from '@fairlead/domain/interview/booking'
import { mayJoin, namesInWords } from '@fairlead/domain/interview/panel'
import { chooseSome, nearestByAny, offeredByAny } from '@fairlead/domain/interview/round-robin'
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
import { horizonOf, joinHost, loadOffers, loadPoolSchedules, loadSchedules, readLastAssigned } from '../slots/load-schedules.ts'
import type { Interviewer, Panel } from '../../projects/team/interviewers.ts'
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
  const zone = readZone(timeZone, booking.pool.panels[0]?.[0].settings.timeZone ?? 'UTC')
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
  const { ctx } = booking
  const { panels, seats, trainees } = booking.pool
  if (panels.length < seats) return null
  await lockInterviewers(tx, [...panels.flatMap(idsOf), ...trainees.map(({ userId }) => userId)])
  const current = await findHeldOrBooked(tx, ctx, interviewKeyOf(booking))
  if (current && !current.isHeld && !current.isOver) throw new Refusal('invalid_move', text.bookedAlready)
  const heldUntil = new Date(ctx.now().getTime() + holdMinutes * 60_000)
  const holding = current && panelHolding(panels, seats, current.interviewerIds)
  if (current?.isHeld && !current.isOver && holding && current.start.getTime() === start) {
    await prolongHold(tx, ctx, current.id, heldUntil)
    return { interviewId: current.id, start, end: current.end.getTime(), heldUntil, panel: holding, meeting: current.meeting }
  }
  const offers = await loadOffers(tx, ctx, panels, [new Date(start), new Date(start)], interviewKeyOf(booking))
  const free = offers.filter(({ schedule }) => (seats > 1 ? mayJoin(schedule, start) : schedule.explain(start).length === 0))
  if (free.length < seats || !free.some(({ schedule }) => schedule.explain(start).length === 0)) return null
  const last =
    free.length > seats
      ? await readLastAssigned(
          tx,
          free.map(({ panel: [host] }) => host),
        )
      : new Map<string, number>()
  const some = chooseSome(
    free.map(({ panel, loadAt }) => ({
      panel,
      userId: panel[0].userId,
      load: loadAt(start),
      lastGivenAt: last.get(panel[0].userId) ?? null,
    })),
    seats,
  )
  const [host, ...guests] = some.flatMap(({ panel }) => [...panel])
  if (!host) return null
  const chosen: Panel = [host, ...guests]
  const { settings } = host
  const trainee = await findTrainee(tx, booking, host, start)
  const traineeIds = trainee ? [trainee.userId] : []
  await clearExpiredHolds(tx, ctx, [...idsOf(chosen), ...traineeIds], current)
  const end = start + settings.slotMinutes * 60_000
  const uid = randomUUID()
  const meeting = meetingOf(settings, uid)
  const interviewId = await insertHold(tx, ctx, {
    ...interviewKeyOf(booking),
    interviewerIds: idsOf(chosen),
    traineeIds,
    start: new Date(start),
    end: new Date(end),
    heldUntil,
    candidateTimeZone: zone,
    uid,
    meeting,
  })
  return { interviewId, start, end, heldUntil, panel: chosen, meeting }
}

/** Those who hold it already, if they could be chosen again. */
function panelHolding(panels: readonly Panel[], seats: number, ids: readonly string[]): Panel | null {
  if (seats === 1) return panels.find((panel) => idsOf(panel).join(' ') === ids.join(' ')) ?? null
  const members = ids.map((id) => panels.find(([member]) => member.userId === id)?.[0])
  const [host, ...guests] = members.filter((member) => member !== undefined)
  return host && guests.length + 1 === seats && members.length === seats ? [host, ...guests] : null
}

/** The trainee with the fewest sessions who is free; no one has to be. */
export async function findTrainee(tx: Tx, booking: Offering, host: Interviewer, start: number): Promise<Interviewer | null> {
  const { ctx, pool } = booking
  if (pool.trainees.length === 0) return null
  const loaded = await loadSchedules(tx, ctx, joinHost(pool.trainees, host), [new Date(start), new Date(start)], interviewKeyOf(booking))
  const free = loaded.filter(({ schedule }) => mayJoin(schedule, start))
  const last = await readLastAssigned(tx, pool.trainees)
  const [chosen] = chooseSome(
    free.map(({ interviewer, loadAt }) => ({ ...interviewer, load: loadAt(start), lastGivenAt: last.get(interviewer.userId) ?? null })),
    1,
  )
  return chosen ?? null
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
  return loadPoolSchedules(tx, ctx, pool, horizonOf(ctx, pool.panels), interviewKeyOf(booking))
}
