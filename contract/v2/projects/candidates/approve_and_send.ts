// POST {V2}projects/candidates/approve_and_send: approves and starts the mail sequence.
import { z } from 'zod'
import { call, type CallType } from '../../../call.ts'
import { flag, id, longText, text } from '../../../fields.ts'

export const approveAndSend = call(
  'POST',
  'v2/projects/candidates/approve_and_send',
  'Approves a candidate and queues the initial mail; held ten seconds, then sent once. Subject and body default to the template.',
  z.object({
    project_id: id,
    candidate_id: id,
    email_subject: text.optional(),
    email_body: longText.optional(),
    email_override: text.optional(),
    sender_override: text.optional(),
    is_calibration: flag.optional(),
  }),
  z.object({
    /** 200 queued, 401 the sender gave no permission, 404 no address: contact by hand. */
    email_status: z.number(),
    remaining_swipes: z.number(),
    message_id: z.string().nullable(),
    held_until: z.string().nullable(),
    screener_has_calendar: z.boolean(),
    screener_first_name: z.string().nullable(),
    screener_last_name: z.string().nullable(),
  }),
)
export type ApproveAndSend = CallType<typeof approveAndSend>
