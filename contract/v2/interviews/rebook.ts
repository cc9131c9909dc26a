// {V2}interviews/rebook: the team moves an interview.
import { z } from 'zod'
import { call, type CallType } from '../../call.ts'
import { done, id, text } from '../../fields.ts'
import { slot } from '../../shapes/common.ts'

export const readTimesToRebook = call(
  'GET',
  'v2/interviews/rebook',
  ['staff', 'unproven'],
  'The times to which an interview could be moved, with its own interviewers; within its day for one of several in a day.',
  z.object({ interview_id: id }),
  z.object({
    slots: z.array(slot),
    /** The first interviewer's. */
    time_zone: z.string(),
  }),
)
export type ReadTimesToRebook = CallType<typeof readTimesToRebook>

export const rebookInterview = call(
  'POST',
  'v2/interviews/rebook',
  [],
  'Moves an interview to another time. One of several in a day moves within it, and the others stay as they are.',
  z.object({ interview_id: id, /** ISO 8601. */ start: text }),
  done,
  { audit: 'interview_changed', also: { 409: 'The time is taken: `alternatives` are free.', 503: 'The calendar can’t be reached.' } },
)
export type RebookInterview = CallType<typeof rebookInterview>
