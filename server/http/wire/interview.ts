// Converts slots and interviews for the API.
import type { WireSlot } from '@fairlead/contract/shapes/common'
import type { ownInterview, WireBooking, WireInterview } from '@fairlead/contract/shapes/interview'
import type { Slot } from '@fairlead/domain/interview/availability'
import { namesInWords } from '@fairlead/domain/interview/panel'
import { needsPhone } from '@fairlead/domain/interview/booking'
import { must } from '@fairlead/domain/shared/records'
import type { z } from 'zod'
import type { BookedParts, TeamInterview } from '../../features/interviews/records/interview-views.ts'
import { namesOf, type HeldSlot } from '../../features/interviews/bookings/hold-slot.ts'
import type { BookingView } from '../../features/interviews/bookings/read-booking.ts'

export function slotToWire({ start, end }: Slot): WireSlot {
  return { start: new Date(start).toISOString(), end: new Date(end).toISOString() }
}

const spanOf = ({ start, end }: { start: Date; end: Date }) => ({ start: start.toISOString(), end: end.toISOString() })

export function ownInterviewToWire({ parts }: BookedParts): z.output<typeof ownInterview> {
  const ofDay = parts.map((view) => ({
    ...spanOf(view),
    name: view.day?.name ?? '',
    host_name: view.interviewerNames,
    meeting: view.meeting,
    interview_id: view.id,
    uid: view.uid,
    sequence: view.sequence,
  }))
  const everyone = parts.flatMap(({ interviewers }) => interviewers.map(({ name }) => name))
  return { ...must(ofDay[0]), end: must(ofDay.at(-1)).end, host_name: namesInWords(everyone), parts: ofDay }
}

export function heldToWire({ heldUntil, parts, ...span }: HeldSlot): NonNullable<WireBooking['held']> {
  return {
    ...slotToWire(span),
    held_until: heldUntil.toISOString(),
    host_name: namesOf(parts.flatMap(({ panel }) => panel)),
    meeting: parts[0].meeting,
    needs_phone: parts.some(({ meeting }) => needsPhone(meeting)),
    parts: parts.map(({ name, panel, meeting, ...times }) => ({ ...slotToWire(times), name, host_name: namesOf(panel), meeting })),
  }
}

export function bookingToWire(view: BookingView): WireBooking {
  return {
    invited_by: view.invitedBy,
    first_name: view.firstName,
    job_title: view.jobTitle,
    hiring_company: view.hiringCompany,
    slot_minutes: view.slotMinutes,
    parts: view.parts,
    keep_order: view.keepOrder,
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
    day: view.day && { day_id: view.day.id, name: view.day.name },
    candidate_time_zone: view.candidateTimeZone,
    candidate_phone: view.isBiasReduced ? null : view.candidatePhone,
    room_trouble: view.roomTrouble,
    cancelled_by: view.cancelledBy,
    cancel_reason: view.cancelReason,
    may_decline: view.mayDecline,
    may_move: view.mayMove,
    may_cancel: view.mayCancel,
  }
}
