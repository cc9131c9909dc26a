// Shares candidates by email.
import { z } from 'zod'
import { call, type CallType } from '../call.ts'
import { list, longText, text } from '../fields.ts'

export const shareCandidates = call(
  'POST',
  'v1/share',
  [],
  'Emails candidate cards to every recipient. `request_id` makes a repeated call harmless.',
  z.object({
    candidate_ids: list(text, 200).default([]),
    to_emails: list(text, 50).default([]),
    email_subject: text.default(''),
    email_body: longText.default(''),
    request_id: text.optional(),
  }),
  z.object({ ok: z.literal(true), recipients: z.number() }),
  { audit: 'itself' },
)
export type ShareCandidates = CallType<typeof shareCandidates>
