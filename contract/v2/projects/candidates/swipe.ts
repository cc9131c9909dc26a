import { z } from 'zod'
import { call, type CallType } from '../../../call.ts'
import { flag, id, longText, texts } from '../../../fields.ts'
import { rejectionReasons } from '../../../shapes/rejection.ts'

export const swipeCandidate = call(
  'POST',
  'v2/projects/candidates/swipe',
  ['unproven'],
  'A decision on one candidate; rejections and their reasons change the next batch.',
  z.object({
    project_id: id,
    candidate_id: id,
    approved: flag,
    is_calibration: flag.optional(),
    rejection_reasons: rejectionReasons.optional(),
    rejection_reason_other: longText.optional(),
    bad_job_titles: texts.optional(),
    bad_companies: texts.optional(),
  }),
  z.object({ remaining_swipes: z.number() }),
  { audit: 'candidate_decided', also: { 417: 'The interviewer must sync a calendar first.' } },
)
export type SwipeCandidate = CallType<typeof swipeCandidate>
