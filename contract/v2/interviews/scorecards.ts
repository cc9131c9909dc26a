import { recommendations } from '@fairlead/domain/interview/scorecard'
import { z } from 'zod'
import { call, type CallType } from '../../call.ts'
import { done, id } from '../../fields.ts'

export const listScorecards = call(
  'GET',
  'v2/interviews/scorecards',
  ['staff', 'unproven'],
  'Who has submitted a scorecard for a candidate. The scorecards themselves are included once all are submitted or an owner has opened the debrief, but never before the reader has submitted theirs.',
  z.object({ project_id: id, candidate_id: id }),
  z.object({
    interviewers: z.array(
      z.object({
        interview_id: z.string(),
        name: z.string(),
        is_you: z.boolean(),
        start: z.string(),
        submitted_date: z.string().nullable(),
      }),
    ),
    /** Why there is nothing to compare yet; null when there is. */
    why_closed: z.enum(['none', 'yours_missing', 'others_missing']).nullable(),
    /** The owner who opened the debrief before all cards were submitted. */
    opened_by: z.string().nullable(),
    may_open: z.boolean(),
    attributes: z.array(z.string()),
    cards: z.array(
      z.object({
        interview_id: z.string(),
        name: z.string(),
        start: z.string(),
        ratings: z.record(z.string(), z.number()),
        recommendation: z.enum(recommendations),
        words: z.string(),
      }),
    ),
  }),
)
export type ListScorecards = CallType<typeof listScorecards>

export const openOwnScorecard = call(
  'POST',
  'v2/interviews/scorecards',
  ['unproven'],
  'A link to the current user’s own scorecard for an interview.',
  z.object({ project_id: id, candidate_id: id, interview_id: id }),
  z.object({
    /** null when they don't hold that interview. */
    url: z.string().nullable(),
  }),
  { audit: 'scorecard_written' },
)
export type OpenOwnScorecard = CallType<typeof openOwnScorecard>

export const openDebrief = call(
  'POST',
  'v2/interviews/scorecards/debrief',
  ['unproven'],
  'Opens the debrief before all scorecards are submitted: submitted ones are compared and can no longer be changed. Recorded in the history.',
  z.object({ project_id: id, candidate_id: id }),
  done,
  { audit: 'scorecard_written' },
)
export type OpenDebrief = CallType<typeof openDebrief>
