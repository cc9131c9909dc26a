// {V2}interviews/propose and book: the team picks from the free times of a candidate in Scheduling.
import { maxProposed } from '@fairlead/domain/interview/proposal'
import { z } from 'zod'
import { call, type CallType } from '../../call.ts'
import { done, id, list, text } from '../../fields.ts'
import { slot } from '../../shapes/common.ts'

const candidate = { project_id: id, candidate_id: id }
const alternatives = { also: { 409: 'A time is taken: `alternatives` are free.' } } as const

export const readTimesToPropose = call(
  'GET',
  'v2/interviews/propose',
  ['staff', 'unproven'],
  'The free times of a candidate in Scheduling, and a note about their open questions.',
  z.object(candidate),
  z.object({
    slots: z.array(slot),
    slot_minutes: z.number(),
    /** How many interviews a time stands for: 1, or those of a day. */
    parts: z.number(),
    /** The first interviewer's. */
    time_zone: z.string(),
    /** Booking requires the candidate's number. */
    needs_phone: z.boolean(),
    note: z.string(),
  }),
)
export type ReadTimesToPropose = CallType<typeof readTimesToPropose>

export const proposeTimes = call(
  'POST',
  'v2/interviews/propose',
  [],
  'Emails the candidate up to five free times, each with a link to take it. The same `request_id` sends it once; nothing is held.',
  z.object({
    ...candidate,
    request_id: id,
    /** ISO 8601. */
    starts: list(text, maxProposed),
    /** A paragraph below the times. */
    note: text.default(''),
    /** The zone of the times in the email; defaults to the first interviewer's. */
    time_zone: text.optional(),
  }),
  done,
  { audit: 'interview_changed', ...alternatives },
)
export type ProposeTimes = CallType<typeof proposeTimes>

export const bookForCandidate = call(
  'POST',
  'v2/interviews/book',
  [],
  'Books a free time for a candidate in Scheduling, on their word.',
  z.object({ ...candidate, /** ISO 8601. */ start: text, /** With the country code, if the interviewer calls. */ phone: text.default('') }),
  z.object({ interview_id: z.string() }),
  { audit: 'interview_changed', also: { ...alternatives.also, 503: 'The calendar can’t be reached.' } },
)
export type BookForCandidate = CallType<typeof bookForCandidate>
