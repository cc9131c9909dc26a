import { ratingLabels, recommendations } from '@fairlead/domain/interview/scorecard'
import { z } from 'zod'
import { call, type CallType } from '../call.ts'
import { done, flag, json, longText, text } from '../fields.ts'

const ratings = z.record(z.string().max(100), z.number().int().min(ratingLabels[0].rating).max(ratingLabels.length))

export const readScorecard = call(
  'GET',
  'v2/scorecard',
  ['guest'],
  'The scorecard of the link’s interviewer for one interview, with the project’s questions and attributes. Never other interviewers’ scorecards.',
  z.object({ token: text }),
  z.object({
    candidate_name: z.string(),
    job_title: z.string(),
    hiring_company: z.string(),
    interviewer_name: z.string(),
    start: z.string(),
    end: z.string(),
    /** The interviewer's. */
    time_zone: z.string(),
    questions: z.array(z.string()),
    attributes: z.array(z.string()),
    ratings,
    recommendation: z.enum(recommendations).nullable(),
    words: z.string(),
    updated_date: z.string().nullable(),
    submitted_date: z.string().nullable(),
    /** Why it can no longer be changed; null while it can. */
    locked: z.string().nullable(),
    /** Why it can't be submitted yet, such as before the interview; null once it can. */
    too_early: z.string().nullable(),
  }),
  { also: { 404: 'The link has expired, or the interview was canceled.', 429: 'Too many requests; try again later.' } },
)
export type ReadScorecard = CallType<typeof readScorecard>

export const writeScorecard = call(
  'PUT',
  'v2/scorecard',
  ['guest'],
  'Saves the scorecard as a draft, or submits it. A submitted one can be changed until the scorecards are compared.',
  z.object({
    token: text,
    ratings: json(ratings).default({}),
    recommendation: z.union([z.enum(recommendations), z.enum(['', 'null']).transform(() => null), z.null()]).default(null),
    words: longText.default(''),
    submit: flag.default(false),
  }),
  done,
  {
    audit: 'scorecard_written',
    also: { 404: 'The link has expired, or the interview was canceled.', 429: 'Too many requests; try again later.' },
  },
)
export type WriteScorecard = CallType<typeof writeScorecard>
