import { z } from 'zod'
import { call, type CallType } from '../../call.ts'
import { id, longText, text } from '../../fields.ts'
import { attachmentIds } from '../../shapes/attachment.ts'

export const sendTestEmail = call(
  'POST',
  'v2/outreach/test_email',
  [],
  'Sends this email of a sequence to the signed-in user, as a candidate would get it. Its links do nothing, and it is in no history, limit, or figure.',
  z.object({
    project_id: id,
    /** Repeated requests with the same key send one email. */
    request_id: id,
    candidate_id: id.optional(),
    /** A person in the pool instead; by default, the project's newest candidate, else anyone. */
    core_candidate_id: id.optional(),
    step: z.coerce.number().int().min(0).max(3).default(0),
    /** Blank = the template's. */
    subject: text.optional(),
    body: longText.optional(),
    template_name: text.optional(),
    /** Uploads of v2/outreach/attachments that the email has, in their order. */
    attachment_ids: attachmentIds,
    /** The teammate who appears as the sender; blank = the project's sender, absent = the template's. */
    sender_override: text.optional(),
  }),
  z.object({ to_email: z.string() }),
  { audit: null },
)
export type SendTestEmail = CallType<typeof sendTestEmail>
