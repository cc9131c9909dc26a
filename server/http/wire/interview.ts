// Converts slots and interviews for the API.
import type { WireSlot } from '@fairlead/contract/shapes/common'
import type { ownInterview, WireBooking, WireInterview } from '@fairlead/contract/shapes/interview'
import type { Slot } from '@fairlead/domain/interview/availability'
import { needsPhone } from '@fairlead/domain/interview/booking'
import type { z } from 'zod'
import type { HeldSlot } from '../../features/interviews/bookings/hold-slot.ts'
import type { InterviewView, TeamInterview } from '../../features/interviews/records/interview-views.ts'
import type { BookingView } from '../../features/interviews/bookings/read-booking.ts'

export function slotToWire({ start, end }: Slot): WireSlot {
  return { start: new Date(start).toISOString(), end: new Date(end).toISOString() }
}

const spanOf = ({ start, end }: { start: Date; end: Date }) => ({ start: start.toISOString(), end: end.toISOString() })

/** For the candidate it is theirs. */
export function ownInterviewToWire(view: InterviewView): z.output<typeof ownInterview> {
  return {
    ...spanOf(view),
    interview_id: view.id,
    host_name: view.interviewerNames,
    meeting: view.meeting,
    uid: view.uid,
    sequence: view.sequence,
  }
}

export function heldToWire(slot: Omit<HeldSlot, 'interviewId' | 'panel'> & { hostName: string }): NonNullable<WireBooking['held']> {
  return {
    ...slotToWire(slot),
    held_until: slot.heldUntil.toISOString(),
    host_name: slot.hostName,
    meeting: slot.meeting,
    needs_phone: needsPhone(slot.meeting),
  }
}

export function bookingToWire(view: BookingView): WireBooking {
  return {
    invited_by: view.invitedBy,
    first_name: view.firstName,
    job_title: view.jobTitle,
    hiring_company: view.hiringCompany,
    slot_minutes: view.slotMinutes,
    meeting: view.meeting,
    time_zone: view.timeZone,
    days: view.days.map(({ date, slots }) => ({ date, slots: slots.map(slotToWire) })),
    held: view.held && heldToWire(view.held),
    interview: view.interview && ownInterviewToWire(view.interview),
    may: view.may,
  }
}

export function interviewToWire(view: TeamInterview): WireInterview {
  return {
    ...spanOf(view),
    interview_id: view.id,
    project_id: view.projectId,
    project_name: view.projectName,
    candidate_id: view.candidateId,
    candidate_name: view.shownCandidate,
    host_email: view.hostEmail,
    host_name: view.interviewerNames,
    interviewers: view.interviewers.map(({ name, email }) => ({ name, email })),
    trainees: view.trainees.map(({ name, email }) => ({ name, email })),
    state: view.state as WireInterview['state'],
    meeting: view.meeting,
    candidate_time_zone: view.candidateTimeZone,
    candidate_phone: view.isBiasReduced ? null : view.candidatePhone,
    room_trouble: view.roomTrouble,
    cancelled_by: view.cancelledBy,
    cancel_reason: view.cancelReason,
    may_decline: view.mayDecline,
    may_cancel: view.mayCancel,
  }
}
