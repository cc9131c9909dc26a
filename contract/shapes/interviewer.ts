// An interviewer's settings, as input and output.
import { meetingKinds, roomSources } from '@fairlead/domain/interview/interviewer'
import { z } from 'zod'
import { json, list, numberOrNull, text, whole } from '../fields.ts'

const hours = z.object({
  /** 0 is Monday. */
  day: whole.pipe(z.union([z.literal(0), z.literal(1), z.literal(2), z.literal(3), z.literal(4), z.literal(5), z.literal(6)])),
  /** 'HH:MM' in the interviewer's zone. */
  start: z.string().max(5),
  end: z.string().max(5),
})

export const interviewerFields = {
  /** As in the tz database, such as Europe/Berlin. */
  time_zone: text,
  hours: json(list(hours, 50)),
  slot_minutes: whole,
  /** Time between two possible starts; null = the length of an interview. */
  slot_step_minutes: numberOrNull.default(null),
  buffer_before_minutes: whole,
  buffer_after_minutes: whole,
  notice_hours: whole,
  horizon_days: whole,
  /** null = no limit. */
  daily_limit: numberOrNull,
  /** From Monday to Sunday; null = no limit. */
  weekly_limit: numberOrNull.default(null),
  /** Both dates are days off, YYYY-MM-DD in the interviewer's calendar. */
  days_off: json(list(z.object({ from: z.string().max(10), to: z.string().max(10), name: z.string().max(200) }), 100)).default([]),
  meeting_kind: z.enum(meetingKinds),
  /** For interviews by video: `calendar` = a room made by the interviewer's Google or Microsoft calendar for each interview. */
  meeting_room: z.enum(roomSources).default('link'),
  /** `{interview}` is replaced by a text of each interview's own. */
  meeting_link: text.default(''),
  meeting_phone: text.default(''),
  meeting_place: text.default(''),
}
/** Under the API's names; the rules are in domain/interview/interviewer.ts. */
export const interviewerAnswer = z.object({ ...interviewerFields, /** Chosen once; else these are the defaults. */ is_set: z.boolean() })
export type WireInterviewer = Omit<z.output<typeof interviewerAnswer>, 'is_set'>
