import { z } from 'zod'
import { call, type CallType } from '../../../call.ts'
import { flag, id, longText, whole } from '../../../fields.ts'
import { rejectionReasons } from '../../../shapes/rejection.ts'

export const reviewByManager = call(
  'POST',
  'v2/projects/candidates/hm_review',
  ['unproven'],
  'The hiring manager approves with a score and comments (moves to Scheduling), or rejects with reasons.',
  z.object({
    project_id: id,
    candidate_id: id,
    approved: flag,
    approval_score: whole.optional(),
    approval_comments: longText.optional(),
    rejection_reasons: rejectionReasons.optional(),
    rejection_reason_other: longText.optional(),
    /** Whether to email the candidate; defaults to the project's setting. */
    email_candidate: flag.optional(),
  }),
  z.object({
    ok: z.literal(true),
    screener_has_calendar: z.boolean(),
    screener_first_name: z.string().nullable(),
    screener_last_name: z.string().nullable(),
  }),
  {
    audit: 'candidate_decided',
    also: { 409: 'The candidate is not with the hiring manager.', 417: 'The interviewer must sync a calendar first.' },
  },
)
export type ReviewByManager = CallType<typeof reviewByManager>
