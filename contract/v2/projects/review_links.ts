import { z } from 'zod'
import { call, type CallType } from '../../call.ts'
import { id, text } from '../../fields.ts'

const links = z.array(
  z.object({
    id: z.string(),
    /** The recipient's address. */
    email: z.string(),
    /** The sending user; null = sent with a reminder. */
    sent_by: z.string().nullable(),
    sent_at: z.string(),
    expires_at: z.string(),
    last_opened_at: z.string().nullable(),
  }),
)

export const listReviewLinks = call(
  'GET',
  'v2/projects/review_links',
  ['staff', 'unproven'],
  'The open review links of a project, newest first, at most 500.',
  z.object({ project_id: id }),
  links,
)
export type ListReviewLinks = CallType<typeof listReviewLinks>

export const revokeReviewLinks = call(
  'DELETE',
  'v2/projects/review_links',
  ['unproven'],
  'Revokes one link by its ID, or every link sent to an address without an ID. Responds with the links that are still open.',
  z.object({ project_id: id, email: text, id: id.optional() }),
  links,
  { audit: 'itself' },
)
export type RevokeReviewLinks = CallType<typeof revokeReviewLinks>
