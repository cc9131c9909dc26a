import { z } from 'zod'
import { call, type CallType } from '../../../call.ts'
import { done, flag, id, list, longText, text } from '../../../fields.ts'
import { rejectionReasons } from '../../../shapes/rejection.ts'

export const reviewByRecruiter = call(
  'POST',
  'v2/projects/candidates/recruiter_review',
  [],
  'The recruiter sends an interested candidate to the hiring manager with an email, or rejects with reasons.',
  z.object({
    project_id: id,
    candidate_id: id,
    approved: flag,
    email_to: text.default(''),
    email_cc: list(text, 20).default([]),
    email_subject: text.default(''),
    email_body: longText.default(''),
    rejection_reasons: rejectionReasons.optional(),
    rejection_reason_other: longText.optional(),
    /** Whether to email the candidate; defaults to the project's setting. */
    email_candidate: flag.optional(),
  }),
  done,
  { audit: 'candidate_decided', also: { 409: 'The candidate is not with the recruiter.' } },
)
export type ReviewByRecruiter = CallType<typeof reviewByRecruiter>
