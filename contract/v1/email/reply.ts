import { z } from 'zod'
import { call, type CallType } from '../../call.ts'
import { id, longText, text } from '../../fields.ts'
import { attachmentIds } from '../../shapes/attachment.ts'

export const sendReply = call(
  'POST',
  'v1/email/reply',
  [],
  'Sends a reply in a candidate’s thread, now or at `scheduled_date`. It is held for ten seconds and can be undone until then. `request_id` makes a repeated call harmless.',
  z.object({
    candidate_id: id,
    email_subject: text.default(''),
    email_body: longText,
    to_email: text.optional(),
    email_override: text.optional(),
    thread_id: text.optional(),
    cc_email: text.optional(),
    email_type: text.optional(),
    request_id: text.optional(),
    scheduled_date: text.optional(),
    /** Uploads of v2/outreach/attachments that the email has, in their order. */
    attachment_ids: attachmentIds,
    /** The guessed address (or the `key` of the guess) that the user agrees to write to; 409 'guessed_address' without it. */
    accepts_guessed_address: text.optional(),
  }),
  z.object({ message_id: z.string(), held_until: z.string() }),
  { audit: 'email_sent' },
)
export type SendReply = CallType<typeof sendReply>
