// A candidate chooses a time, which is reserved for ten minutes under the locks of all possible interviewers.
import { randomUUID } from 'node:crypto'
import { holdMinutes, meetingOf, type Meeting } from '@fairlead/domain/interview/booking'
import { namesInWords } from '@fairlead/domain/interview/panel'
import { nearestByAny, offeredByAny } from '@fairlead/domain/interview/round-robin'
import type { Schedule, Slot } from '@fairlead/domain/interview/availability'
import { SlotTaken } from '@fairlead/domain/interview/slot-taken'
import { Refusal } from '@fairlead/domain/refusal'
import { must } from '@fairlead/domain/shared/records'
import { isOverlap, isTaken, type Tx } from '../../../platform/database.ts'
import { newId } from '../../../platform/ids.ts'
import { accessBooking, assertMayBook, countAttempt, readZone, type Booking, type BookingTools } from './access-booking.ts'
import { insertHold, lockInterviewers, clearExpiredHolds, prolongHold } from '../records/interview-store.ts'
import { findHeldOrBooked, type HeldOrBooked, type InterviewKey, type StandingPart } from '../records/standing-interview.ts'
import { chooseParts, type Offering } from '../slots/choose-parts.ts'
import { sharedReadings } from '../slots/share-reading.ts'
import { horizonOf, loadPoolSchedules } from '../slots/load-schedules.ts'
import { hasTimes, readPanel, type Panel, type Pool } from '../../projects/team/interviewers.ts'
import { text } from '../texts/texts.ts'

const atOnce = 3
const lines = new Map<string, { inside: number; waiting: (() => void)[] }>()

/**
 * Limits how many requests of this process compete for one slot. Those waiting look again whenever one is done, so that the rest
 * find it taken without waiting for the lock; `look` throws then.
 */
async function compete<T>(key: string, look: () => Promise<void>, work: () => Promise<T>): Promise<T> {
  for (;;) {
    await look()
    const line = lines.get(key) ?? { inside: 0, waiting: [] }
    lines.set(key, line)
    if (line.inside >= atOnce) {
      await new Promise<void>((resolve) => line.waiting.push(resolve))
      continue
    }
    line.inside++
    try {
      return await work()
    } finally {
      if (--line.inside === 0) lines.delete(key)
      for (const wake of line.waiting.splice(0)) wake()
    }
  }
}

const maxAlternatives = 5
const shareReading = sharedReadings<Schedule[]>()

export interface HeldPart extends Slot {
  interviewId: string
  name: string
  panel: Panel
  meeting: Meeting
}

/** From the first interview to the end of the last. */
export interface HeldSlot extends Slot {
  /** A single one, or those of a day in the order of their times. */
  parts: readonly [HeldPart, ...HeldPart[]]
  heldUntil: Date
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
  const { ctx, project } = booking
  const isHolding = await hasInterview(booking)
  const look = async () => {
    const schedules = await schedulesAhead(booking, isHolding)
    if (!isFree(schedules, start)) throw new SlotTaken(nearestByAny(schedules, start, maxAlternatives))
  }
  return compete(`${project.id} ${start}`, look, () =>
    withAlternatives(booking, start, () => ctx.transaction((tx) => reserveSlot(tx, booking, start, zone))),
  )
}

const isFree = (schedules: readonly Schedule[], start: number) => schedules.some((schedule) => schedule.explain(start).length === 0)
export const interviewKeyOf = ({ candidate, project }: Pick<Offering, 'candidate' | 'project'>): InterviewKey => ({
  candidateId: candidate.id,
  projectId: project.id,
})

/** The hold as part of a larger change; null when not enough interviewers are free then. All parts are held, or none. */
export async function reserveSlot(tx: Tx, booking: Booking, start: number, zone: string): Promise<HeldSlot | null> {
  const { ctx, pool } = booking
  if (!hasTimes(pool)) return null
  await lockInterviewers(tx, [...pool.panels.flatMap(idsOf), ...pool.trainees.map(({ userId }) => userId)])
  const current = await findHeldOrBooked(tx, ctx, interviewKeyOf(booking))
  if (current && !current.isHeld && !current.isOver) throw new Refusal('invalid_move', text.bookedAlready)
  const heldUntil = new Date(ctx.now().getTime() + holdMinutes * 60_000)
  if (current?.isHeld && !current.isOver && current.start.getTime() === start) {
    const parts = partsHolding(pool, current.parts)
    if (parts) {
      await prolongHold(tx, ctx, current, heldUntil)
      return slotOf(parts, heldUntil)
    }
  }
  const chosen = await chooseParts(tx, booking, start)
  if (!chosen) return null
  await clearExpiredHolds(
    tx,
    ctx,
    chosen.flatMap(({ panel, traineeIds }) => [...idsOf(panel), ...traineeIds]),
    current,
  )
  const dayId = pool.day ? newId() : null
  const parts: HeldPart[] = []
  for (const { panel, traineeIds, part, name, ...times } of chosen) {
    const uid = randomUUID()
    const meeting = meetingOf(panel[0].settings, uid)
    const interviewId = await insertHold(tx, ctx, {
      ...interviewKeyOf(booking),
      day: dayId === null ? null : { id: dayId, part, name },
      interviewerIds: idsOf(panel),
      traineeIds,
      start: new Date(times.start),
      end: new Date(times.end),
      heldUntil,
      candidateTimeZone: zone,
      uid,
      meeting,
    })
    parts.push({ ...times, interviewId, name, panel, meeting })
  }
  return slotOf(parts, heldUntil)
}

function slotOf(parts: readonly HeldPart[], heldUntil: Date): HeldSlot {
  const [first, ...rest] = parts
  if (!first) throw new Error('A hold has no interviews.')
  return { start: first.start, end: must(parts.at(-1)).end, parts: [first, ...rest], heldUntil }
}

/** As it is held, with the interviewers' names; null when one of them no longer offers times. */
export async function readHeld(tx: Tx, current: HeldOrBooked): Promise<HeldSlot | null> {
  const parts: HeldPart[] = []
  for (const { id, name, interviewerIds, start, end, meeting } of current.parts) {
    const panel = await readPanel(tx, interviewerIds)
    if (!panel || !current.heldUntil) return null
    parts.push({ interviewId: id, name, panel, meeting, start: start.getTime(), end: end.getTime() })
  }
  return slotOf(parts, must(current.heldUntil))
}

/** What is held already, if the same people could be chosen again. */
function partsHolding({ panels, seats, day }: Pool, standing: readonly StandingPart[]): HeldPart[] | null {
  if (standing.length !== (day?.parts.length ?? 1)) return null
  const parts = standing.map(({ id, name, part, interviewerIds, start, end, meeting }) => {
    const members = day ? day.parts[part]?.members.map((member): Panel => [member]) : panels
    const panel = members && panelHolding(members, day?.parts[part]?.seats ?? seats, interviewerIds)
    return panel && { interviewId: id, name, panel, meeting, start: start.getTime(), end: end.getTime() }
  })
  return parts.every((part) => part !== null && part !== undefined) ? parts : null
}

/** Those who hold an interview already, if they could be chosen again. */
function panelHolding(panels: readonly Panel[], seats: number, ids: readonly string[]): Panel | null {
  if (seats === 1) return panels.find((panel) => idsOf(panel).join(' ') === ids.join(' ')) ?? null
  const members = ids.map((id) => panels.find(([member]) => member.userId === id)?.[0])
  const [host, ...guests] = members.filter((member) => member !== undefined)
  return host && guests.length + 1 === seats && members.length === seats ? [host, ...guests] : null
}

export const idsOf = ([host, ...guests]: Panel): [string, ...string[]] => [host.userId, ...guests.map(({ userId }) => userId)]
export const namesOf = (panel: readonly { name: string }[]): string => namesInWords(panel.map(({ name }) => name))

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

/** The candidate's own hold blocks no one; candidates without one share a reading. */
async function schedulesAhead(booking: Offering, isHolding?: boolean): Promise<Schedule[]> {
  const { ctx, pool, project } = booking
  const key = interviewKeyOf(booking)
  const read = (except: InterviewKey | null) =>
    ctx.transaction((tx) => loadPoolSchedules(tx, ctx, pool, horizonOf(ctx, pool.panels), except))
  if (isHolding ?? (await hasInterview(booking))) return read(key)
  const people = (panels: readonly Panel[]) => panels.map((panel) => idsOf(panel).join('+')).join(',')
  const parts = pool.day?.parts.map(({ minutes, pause, seats, members }) => [minutes, pause, seats, members.map(({ userId }) => userId)])
  const offer = JSON.stringify([project.id, people(pool.panels), pool.seats, parts, pool.day?.keepOrder])
  return shareReading(offer, () => read(null))
}

const hasInterview = async (booking: Offering): Promise<boolean> =>
  (await booking.ctx.transaction((tx) => findHeldOrBooked(tx, booking.ctx, interviewKeyOf(booking)))) !== null
