import { z } from 'zod'
import { call, type CallType } from '../call.ts'
import { flag, id, list, text, whole } from '../fields.ts'
import { rejectionReasons } from '../shapes/rejection.ts'

const nullableText = z.string().nullable()

const waiting = z.object({
  id: z.string(),
  /** Initials where the project hides names. */
  name: z.string(),
  headline: nullableText,
  location: nullableText,
  current_job_title: nullableText,
  years_of_exp: z.number().nullable(),
  summary: nullableText,
  experiences: z.array(
    z.object({
      title: z.string(),
      company: z.string(),
      start_date: nullableText,
      end_date: nullableText,
      tenure: nullableText,
      description: nullableText,
    }),
  ),
  education: z.array(
    z.object({ school: z.string(), degree: nullableText, field_of_study: nullableText, grad_year: z.number().nullable() }),
  ),
  skills: z.array(z.string()),
  /** Why they are here, each with the words of their profile that prove it. */
  reasons: z.array(z.object({ text: z.string(), computation: nullableText, quotes: z.array(z.string()) })),
  /** The team's words for the hiring manager. */
  note_to_hm: nullableText,
  /** Their latest reply, verbatim. */
  last_reply: z.object({ text: z.string(), date: z.string() }).nullable(),
  waiting_since: z.string(),
  /** Their last message says they are no longer interested: they can't be approved. */
  has_withdrawn: z.boolean(),
})
export type WireWaiting = z.infer<typeof waiting>

export const readManagerQueue = call(
  'GET',
  'v2/manager_review',
  'The candidates waiting for the hiring manager of the link, longest wait first, without email addresses.',
  z.object({ token: text }),
  z.object({
    job_title: z.string(),
    hiring_company: z.string(),
    sender_name: z.string(),
    manager_email: z.string(),
    /** Rejected candidates get an email unless the manager leaves it out. */
    rejection_emails: z.boolean(),
    candidates: z.array(waiting),
  }),
  { session: false, also: { 404: 'The link has expired.', 429: 'Too many requests; try again later.' } },
)
export type ReadManagerQueue = CallType<typeof readManagerQueue>

export const decideByLink = call(
  'POST',
  'v2/manager_review',
  'A decision on one candidate, applied once per request ID; responds with the candidate’s stage.',
  z.object({
    token: text,
    /** Made by the caller for this verdict: asked again it answers the same and does nothing. */
    request_id: id,
    candidate_id: id,
    approved: flag,
    /** With an approval: 1, 2 or 3, at least one attribute, and words that may be left out. */
    approval_score: whole.optional(),
    liked: list(z.string().max(100), 20).optional(),
    feedback: text.optional(),
    rejection_reasons: rejectionReasons.optional(),
    rejection_reason_other: text.optional(),
    /** Whether to email the candidate the introduction or rejection; defaults to the project's setting. */
    email_candidate: flag.optional(),
  }),
  z.object({
    /** 'decided_before': someone was quicker; 'withdrawn': the candidate has withdrawn. Nothing was changed in both. */
    outcome: z.enum(['done', 'decided_before', 'withdrawn']),
    status: z.string(),
    screener_has_calendar: z.boolean(),
    screener_first_name: nullableText,
    screener_last_name: nullableText,
  }),
  {
    session: false,
    also: {
      404: 'The link has expired, or the candidate is no longer in this search.',
      417: 'The interviewer must sync a calendar first.',
      429: 'Too many requests; try again later.',
    },
  },
)
export type DecideByLink = CallType<typeof decideByLink>
