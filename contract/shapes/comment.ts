// A team comment on a candidate.
import { z } from 'zod'

export const comment = z.object({
  comment_id: z.string(),
  candidate_id: z.string(),
  comment_body: z.string(),
  assignee_email: z.string().nullable(),
  /** Teammates mentioned in the text, who were notified. */
  mentions: z.array(z.object({ user_id: z.string(), user_name: z.string() })),
  is_resolved: z.boolean(),
  user_id: z.string(),
  user_name: z.string(),
  user_profile_picture: z.string().nullable(),
  date: z.string(),
  changed_date: z.string(),
})
export type WireComment = z.infer<typeof comment>
