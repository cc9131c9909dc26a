// Interviews, slots, and reasons against a slot.
import { slotReasonCodes } from '@fairlead/domain/interview/slot-reasons'
import { meetingKinds } from '@fairlead/domain/interview/interviewer'
import { rooms } from '@fairlead/domain/interview/room'
import { z } from 'zod'
import { slot } from './common.ts'

export const meeting = z.object({
  kind: z.enum(meetingKinds),
  /** The link, number, or place; empty for a call by the interviewer to the candidate's own number, and while the room isn't made yet. */
  where: z.string(),
  /** `shared`: a link that other interviews use too; `own` and `made`: a room of its own; `pending`: the calendar has yet to make it. */
  room: z.enum(rooms),
})

/** One interview of a day, as the candidate sees it; a single interview is the only part. */
const heldPart = slot.extend({
  /** '' for a single interview. */
  name: z.string(),
  host_name: z.string(),
  meeting,
})
const ownPart = heldPart.extend({
  interview_id: z.string(),
  /** The calendar event's uid, which never changes. */
  uid: z.string(),
  sequence: z.number(),
})
export type WireHeldPart = z.output<typeof heldPart>

/** A candidate's view of their own interview; for a day of several, from the first to the end of the last. */
export const ownInterview = slot.extend({
  /** The first one's. */
  interview_id: z.string(),
  host_name: z.string(),
  meeting,
  /** The calendar event's uid, which never changes. */
  uid: z.string(),
  sequence: z.number(),
  /** In the order of their times. */
  parts: z.array(ownPart),
})

/** A slot reserved for one candidate until it is confirmed or expires. */
export const heldSlot = slot.extend({
  held_until: z.string(),
  host_name: z.string(),
  meeting,
  /** The interviewer calls: booking requires the candidate's number. */
  needs_phone: z.boolean(),
  /** In the order of their times. */
  parts: z.array(heldPart),
})

export const booking = z.object({
  /** The inviter: the project's sender, else its owner. */
  invited_by: z.string(),
  first_name: z.string(),
  job_title: z.string(),
  hiring_company: z.string(),
  slot_minutes: z.number(),
  /** The interviews of a day, each with its length; empty for a single one. */
  parts: z.array(z.object({ name: z.string(), minutes: z.number() })),
  /** The parts are held in this order; otherwise in any that suits everyone. */
  keep_order: z.boolean(),
  meeting,
  /** The zone of the days: the requested one, else the interviewer's. */
  time_zone: z.string(),
  /** Days with free slots, in order; each slot once, whichever interviewer would take it. */
  days: z.array(z.object({ date: z.string(), slots: z.array(slot) })),
  held: heldSlot.nullable(),
  interview: ownInterview.nullable(),
  may: z.object({ book: z.boolean(), move: z.boolean(), cancel: z.boolean() }),
})
export type WireBooking = z.output<typeof booking>

/** The team's view of an interview. */
export const interview = slot.extend({
  interview_id: z.string(),
  project_id: z.string(),
  project_name: z.string(),
  candidate_id: z.string(),
  candidate_name: z.string(),
  host_email: z.string(),
  /** All interviewers, such as 'Ada Field and Ben Lund'. */
  host_name: z.string(),
  /** The host first. */
  interviewers: z.array(z.object({ name: z.string(), email: z.string() })),
  /** Those who sit in to learn. */
  trainees: z.array(z.object({ name: z.string(), email: z.string() })),
  state: z.enum(['booked', 'cancelled', 'done']),
  meeting,
  /** The interviews on the same day that are moved and canceled with it; null for a single interview. */
  day: z.object({ day_id: z.string(), name: z.string() }).nullable(),
  candidate_time_zone: z.string(),
  /** The number to call; null when the interviewer doesn't call, and when names are hidden. */
  candidate_phone: z.string().nullable(),
  /** Why the calendar can't make the room; null while nothing is wrong. */
  room_trouble: z.string().nullable(),
  cancelled_by: z.enum(['candidate', 'team', 'product']).nullable(),
  cancel_reason: z.string(),
  /** Whether the signed-in user takes part and may decline it. */
  may_decline: z.boolean(),
  /** Whether the signed-in user may move it to another time. */
  may_move: z.boolean(),
  /** Whether the signed-in user may cancel it. */
  may_cancel: z.boolean(),
})
export type WireInterview = z.output<typeof interview>

/** A slot of an interviewer's own week, available or with all reasons against it. */
export const explainedSlot = slot.extend({
  /** 'HH:MM' in the interviewer's zone. */
  clock: z.string(),
  is_offered: z.boolean(),
  reasons: z.array(z.object({ code: z.enum(slotReasonCodes), text: z.string() })),
})
export type WireExplainedSlot = z.output<typeof explainedSlot>
