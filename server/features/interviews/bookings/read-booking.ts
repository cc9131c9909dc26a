// What a booking link shows: the invitation, the free times by day, and what is already held or booked.
import { mayBook, mayChange, meetingBefore, type Meeting } from '@fairlead/domain/interview/booking'
import type { Slot } from '@fairlead/domain/interview/availability'
import { wallAt } from '@fairlead/domain/interview/zone-clock'
import { findUserName } from '../../accounts/users/user-views.ts'
import { accessBooking, readZone, type BookingTools } from './access-booking.ts'
import { freeSlots, type HeldSlot } from './hold-slot.ts'
import { findActiveInterview } from '../records/interview-store.ts'
import { readInterview, type InterviewView } from '../records/interview-views.ts'
import { hasTimes, poolOfPanel, readPanel } from '../../projects/team/interviewers.ts'

export interface BookingView {
  invitedBy: string
  firstName: string
  jobTitle: string
  hiringCompany: string
  slotMinutes: number
  meeting: Meeting
  timeZone: string
  days: { date: string; slots: Slot[] }[]
  held: (Omit<HeldSlot, 'interviewId' | 'panel'> & { hostName: string }) | null
  interview: InterviewView | null
  may: { book: boolean; move: boolean; cancel: boolean }
}

/** Contains nothing about other people, and nothing from anyone's calendar. */
export async function readBooking(
  tools: Pick<BookingTools, 'database' | 'now'>,
  { token, timeZone }: { token: string; timeZone: string | undefined },
): Promise<BookingView> {
  const booking = await accessBooking(tools, token)
  const { ctx, project, candidate, pool } = booking
  const { active, view, panel, owner } = await ctx.transaction(async (tx) => {
    const interview = await findActiveInterview(tx, ctx, { candidateId: candidate.id, projectId: project.id })
    return {
      active: interview,
      view: interview && (await readInterview(tx, interview.id)),
      panel: interview && (await readPanel(tx, interview.interviewerIds)),
      owner: await findUserName(tx, project.ownerId),
    }
  })
  const booked = active && !active.isHeld ? view : null
  const first = (panel ?? pool.panels[0])?.[0] ?? null
  const zone = readZone(timeZone, first?.settings.timeZone ?? 'UTC')
  const isAllowed = mayBook(candidate.stage)
  const canChange = booked !== null && mayChange(booked.start.getTime(), ctx.now().getTime())
  // an interview is moved with its own interviewers
  const offering = booked ? poolOfPanel(panel) : pool
  const offers = isAllowed && (!booked || canChange)
  const slots = offers ? await freeSlots({ ...booking, pool: offering }) : []
  return {
    invitedBy: project.settings.senderName.trim() || `${owner?.firstName ?? ''} ${owner?.lastName ?? ''}`.trim(),
    firstName: candidate.firstName,
    jobTitle: project.jobTitle,
    hiringCompany: project.hiringCompany,
    slotMinutes: first?.settings.slotMinutes ?? 30,
    meeting: booked?.meeting ?? (first ? meetingBefore(first.settings) : { kind: 'phone', where: '', room: 'none' }),
    timeZone: zone,
    days: [...Map.groupBy(slots, ({ start }) => wallAt(zone, start).date)].map(([date, ofDay]) => ({ date, slots: ofDay })),
    held:
      active?.isHeld && view
        ? {
            start: view.start.getTime(),
            end: view.end.getTime(),
            heldUntil: active.heldUntil!,
            hostName: view.interviewerNames,
            meeting: view.meeting,
          }
        : null,
    interview: booked,
    may: { book: isAllowed && !booked && hasTimes(pool), move: isAllowed && canChange && panel !== null, cancel: canChange },
  }
}
