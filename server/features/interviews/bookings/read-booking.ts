// What a booking link shows: the invitation, the free times by day, and what is already held or booked.
import { mayBook, mayChange, meetingBefore, type Meeting } from '@fairlead/domain/interview/booking'
import type { Slot } from '@fairlead/domain/interview/availability'
import { wallAt } from '@fairlead/domain/interview/zone-clock'
import { findUserName } from '../../accounts/users/user-views.ts'
import { accessBooking, readZone, type BookingTools } from './access-booking.ts'
import { freeSlots, readHeld, type HeldSlot } from './hold-slot.ts'
import { poolOfStanding } from './move-interview.ts'
import { findActiveInterview, idsOfParts } from '../records/standing-interview.ts'
import { readParts, type BookedParts } from '../records/interview-views.ts'
import { hasTimes } from '../../projects/team/interviewers.ts'

export interface BookingView {
  invitedBy: string
  firstName: string
  jobTitle: string
  hiringCompany: string
  slotMinutes: number
  meeting: Meeting
  timeZone: string
  days: { date: string; slots: Slot[] }[]
  /** The interviews of a day; empty for a single one. */
  parts: { name: string; minutes: number }[]
  keepOrder: boolean
  held: HeldSlot | null
  interview: BookedParts | null
  may: { book: boolean; move: boolean; cancel: boolean }
}

/** Contains nothing about other people, and nothing from anyone's calendar. */
export async function readBooking(
  tools: Pick<BookingTools, 'database' | 'now'>,
  { token, timeZone }: { token: string; timeZone: string | undefined },
): Promise<BookingView> {
  const booking = await accessBooking(tools, token)
  const { ctx, project, candidate, pool } = booking
  const { active, booked, hold, ownPool, owner } = await ctx.transaction(async (tx) => {
    const standing = await findActiveInterview(tx, ctx, { candidateId: candidate.id, projectId: project.id })
    return {
      active: standing,
      booked: standing && !standing.isHeld ? await readParts(tx, idsOfParts(standing)) : null,
      hold: standing?.isHeld ? await readHeld(tx, standing) : null,
      ownPool: standing && (await poolOfStanding(tx, project, standing)),
      owner: await findUserName(tx, project.ownerId),
    }
  })
  const first = (ownPool ?? pool).panels[0]?.[0] ?? null
  const zone = readZone(timeZone, first?.settings.timeZone ?? 'UTC')
  const isAllowed = mayBook(candidate.stage)
  const canChange = active !== null && booked !== null && mayChange(active.start.getTime(), ctx.now().getTime())
  // an interview is moved with its own interviewers
  const offering = booked ? ownPool : pool
  const offers = isAllowed && (!booked || canChange)
  const slots = offers && offering ? await freeSlots({ ...booking, pool: offering }) : []
  return {
    invitedBy: project.settings.senderName.trim() || `${owner?.firstName ?? ''} ${owner?.lastName ?? ''}`.trim(),
    firstName: candidate.firstName,
    jobTitle: project.jobTitle,
    hiringCompany: project.hiringCompany,
    slotMinutes: first?.settings.slotMinutes ?? 30,
    parts: offering?.day?.parts.map(({ name, minutes }) => ({ name, minutes })) ?? [],
    keepOrder: offering?.day?.keepOrder ?? false,
    meeting: booked?.parts[0].meeting ?? (first ? meetingBefore(first.settings) : { kind: 'phone', where: '', room: 'none' }),
    timeZone: zone,
    days: [...Map.groupBy(slots, ({ start }) => wallAt(zone, start).date)].map(([date, ofDay]) => ({ date, slots: ofDay })),
    held: hold,
    interview: booked,
    may: { book: isAllowed && !booked && hasTimes(pool), move: isAllowed && canChange && ownPool !== null, cancel: canChange },
  }
}
