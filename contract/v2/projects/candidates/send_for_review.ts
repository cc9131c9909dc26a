import { limits } from '@fairlead/domain/shared/limits'
import { z } from 'zod'
import { call, type CallType } from '../../../call.ts'
import { id, list, longText, text } from '../../../fields.ts'
import { managerTemplate } from '../../../shapes/outreach.ts'

const candidateIds = list(id, limits.reviewAtOnce).pipe(z.array(z.string()).min(1, 'This field is required.'))

export const readReviewEmail = call(
  'GET',
  'v2/projects/candidates/send_for_review',
  ['staff', 'unproven'],
  'The email to the hiring manager, filled in for these candidates.',
  z.object({ project_id: id, candidate_ids: candidateIds }),
  managerTemplate,
)
export type ReadReviewEmail = CallType<typeof readReviewEmail>

export const sendForReview = call(
  'POST',
  'v2/projects/candidates/send_for_review',
  [],
  'Sends one email to the hiring manager with a link to only these candidates, and moves them to Interested.',
  z.object({
    project_id: id,
    candidate_ids: candidateIds,
    email_to: text.default(''),
    email_cc: list(text, 20).default([]),
    email_subject: text.default(''),
    email_body: longText.default(''),
  }),
  z.object({
    sent: z.array(z.string()),
    /** Candidates not in the email, with the reason. */
    left_out: z.array(z.object({ candidate_id: z.string(), error: z.string(), message: z.string() })),
  }),
  { audit: 'candidate_decided', also: { 409: 'None of the candidates can be sent for review.' } },
)
export type SendForReview = CallType<typeof sendForReview>
