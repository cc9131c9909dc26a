// Files attached to emails.
import { z } from 'zod'
import { id, list } from '../fields.ts'

/** An upload, as drafts name it. */
export const attachment = z.object({ attachment_id: z.string(), file_name: z.string(), size: z.number() })
export type WireAttachment = z.infer<typeof attachment>

/** The email that is being written. */
export const emailDraft = {
  project_id: id,
  /** Absent for an email to several candidates. */
  candidate_id: id.optional(),
  /** The teammate who appears as the sender; blank = the project's sender. */
  sender_override: z.string().max(2000).optional(),
}

/** Keys of the user's own uploads, in the order in which the email has them. */
export const attachmentIds = list(id, 20).optional()
