// A person's events across projects, newest first.
import { timelineKinds } from '@fairlead/domain/conversation/timeline'
import { replyLabels } from '@fairlead/domain/ports/reply-classifier'
import { z } from 'zod'

/** A timeline's parameters, besides the person. */
export const timelineFilter = {
  kind: z.enum(timelineKinds).optional(),
  /** `next` of the page before. */
  before: z.string().max(120).optional(),
}

export const timeline = z.object({
  events: z.array(
    z.object({
      id: z.string(),
      kind: z.enum(timelineKinds),
      at: z.string(),
      /** 'Approved', 'Email received'. */
      label: z.string(),
      by: z.string().nullable(),
      /** An email's subject, a decision's reasons; null without any, or if the user may not read it. */
      subject: z.string().nullable(),
      /** The beginning of an email, a comment, or a note. */
      text: z.string().nullable(),
      /** A reply's classification. */
      reply_label: z.enum(replyLabels).nullable(),
      /** How many files an email that was sent has. */
      files: z.number(),
      /** null for what belongs to no project. */
      project_id: z.string().nullable(),
      candidate_id: z.string().nullable(),
    }),
  ),
  /** null on the last page. */
  next: z.string().nullable(),
  /** How many more there are in projects the user can’t open. */
  elsewhere: z.number(),
  /** The user’s projects the person is in. */
  projects: z.array(z.object({ project_id: z.string(), project_name: z.string(), candidate_id: z.string(), is_archived: z.boolean() })),
})
export type WireTimeline = z.infer<typeof timeline>
export type WireTimelineEvent = WireTimeline['events'][number]
