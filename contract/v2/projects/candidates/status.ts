import { payPeriods } from '@fairlead/domain/candidate/offer'
import { z } from 'zod'
import { call, type CallType } from '../../../call.ts'
import { done, flag, id, longText, numberOrNull, text } from '../../../fields.ts'
import { notInterestedReasonsV2 } from '../../../shapes/rejection.ts'
import { stageFieldV2 } from '../../../stages.ts'

export const moveCandidateCall = call(
  'POST',
  'v2/projects/candidates/status',
  ['unproven'],
  'Moves one candidate to another stage.',
  z.object({
    project_id: id,
    candidate_id: id,
    status: stageFieldV2,
    /** For a move to Rejected or Scheduling: whether to email the candidate; defaults to the project's setting. */
    email_candidate: flag.optional(),
    /** With a move to Offer: when it was made, today by default, and a comment that only the team reads. */
    offer_date: text.optional(),
    offer_note: longText.optional(),
    /** Its terms: pay, the first day of work, and conditions. */
    offer_pay_amount: numberOrNull.optional(),
    offer_pay_period: z.enum(payPeriods).default('year'),
    offer_pay_currency: text.default('USD'),
    offer_start_date: text.optional(),
    offer_conditions: longText.optional(),
    /** With a move to Hired, required: the first day of work. */
    start_date: text.optional(),
    /** With a move to Not Interested: why. */
    not_interested_code: notInterestedReasonsV2.optional(),
    not_interested_reason_other: longText.optional(),
  }),
  done,
  { audit: 'candidate_decided', also: { 417: 'The interviewer must sync a calendar first.' } },
)
export type MoveCandidateCall = CallType<typeof moveCandidateCall>
