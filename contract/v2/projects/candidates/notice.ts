import { z } from 'zod'
import { call, type CallType } from '../../../call.ts'
import { flag, id, list, text, whole } from '../../../fields.ts'

export const readNotice = call(
  'GET',
  'v2/projects/candidates/notice',
  ['staff', 'unproven'],
  'The email this candidate would get when rejected or scheduled, or why there would be none.',
  z.object({
    project_id: id,
    candidate_id: id,
    status: z.enum(['REJECTED', 'HIRING_MANAGER_APPROVED']),
    /** For another interview, by email address, the host first; otherwise the project’s. */
    interviewers: list(text, 10).optional(),
    is_panel: flag.default(false),
    /** Without `is_panel`: how many of them hold it together. */
    seats: whole.pipe(z.number().min(1).max(10)).default(1),
  }),
  z.object({
    email: z
      .object({
        /** Empty if the project hides identities. */
        to_email: z.string(),
        cc_emails: z.array(z.string()),
        email_subject: z.string(),
        email_text: z.string(),
        /** It has a booking link: a booking sends confirmations to both sides and reminders to the candidate. */
        starts_booking: z.boolean(),
      })
      .nullable(),
    /** Why no email would be sent; null when there is one. */
    why_not: z.string().nullable(),
    /** Sent unless the user leaves it out. */
    is_default: z.boolean(),
  }),
)
export type ReadNotice = CallType<typeof readNotice>
