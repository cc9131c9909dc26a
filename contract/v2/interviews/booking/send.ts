import { z } from 'zod'
import { call, type CallType } from '../../../call.ts'
import { done, flag, id, list, text, whole } from '../../../fields.ts'

export const sendBookingLink = call(
  'POST',
  'v2/interviews/booking/send',
  [],
  'Emails a candidate in Scheduling the link to book a time, again or with other interviewers. The same `request_id` sends it once.',
  z.object({
    project_id: id,
    candidate_id: id,
    request_id: id,
    /** Email addresses of this candidate's interviewers; the first one is the host. Omitted = those they have. */
    interviewers: list(text, 10).optional(),
    /** All of them together; otherwise the available ones with the fewest interviews. */
    is_panel: flag.default(false),
    /** Without `is_panel`: how many of them hold it together. */
    seats: whole.pipe(z.number().min(1).max(10)).default(1),
  }),
  done,
  { audit: 'interview_changed' },
)
export type SendBookingLink = CallType<typeof sendBookingLink>
