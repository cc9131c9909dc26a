import { z } from 'zod'
import { call, type CallType } from '../../call.ts'
import { flag, id, longText, text } from '../../fields.ts'
import { linkedinContact, linkedinStatuses } from '../../shapes/outreach.ts'

export const sendInmail = call(
  'POST',
  'v1/li/inmail',
  [],
  'Sends a candidate one InMail, only once. A candidate still in review is approved first. A repeated call responds with its outcome.',
  z.object({
    candidate_id: id,
    project_id: id,
    message_subject: text.default(''),
    message_body: longText.default(''),
    scheduled_date: text.optional(),
    /** Writes to someone the team is in touch with elsewhere (409 'in_touch_elsewhere' without it), and stops what runs there. */
    take_over: flag.optional(),
  }),
  linkedinContact,
  { audit: 'email_sent', also: linkedinStatuses },
)
export type SendInmail = CallType<typeof sendInmail>
