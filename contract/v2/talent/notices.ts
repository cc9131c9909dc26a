// {V2}talent/notices: people who must be told that the workspace has their data, and the one email that tells them.
import { dueGroups } from '@fairlead/domain/outreach/notice-rules'
import { z } from 'zod'
import { call, type CallType } from '../../call.ts'
import { id, list, whole } from '../../fields.ts'

/** Which of those who are due; all without a field. */
const chosen = { import_id: id.optional(), person_ids: list(id).optional(), group: z.enum(dueGroups).optional() }

export const listDueNotices = call(
  'GET',
  'v2/talent/notices',
  ['staff', 'unproven'],
  'People whose data isn’t from themselves and who weren’t told yet, the most urgent first, where a law sets a time for it.',
  z.object({
    ...chosen,
    /** So many times 50 of them. */
    pages: whole.pipe(z.number().min(1).max(100)).default(1),
  }),
  z.object({
    counts: z.record(z.enum(dueGroups), z.number()),
    /** There are more than were looked at. */
    is_cut: z.boolean(),
    /** Of the group. */
    total: z.number(),
    people: z.array(
      z.object({
        /** null when a project hides their name from the caller. */
        person_id: z.string().nullable(),
        name: z.string(),
        place: z.string().nullable(),
        due_date: z.string(),
        group: z.enum(dueGroups),
        /** Why no email can tell them; null = it can. */
        why_not: z.string().nullable(),
      }),
    ),
  }),
)
export type ListDueNotices = CallType<typeof listDueNotices>

export const previewNotices = call(
  'GET',
  'v2/talent/notices/preview',
  ['staff'],
  'The email as the first of these people would get it, how many would get it, and who is left out and why.',
  z.object(chosen),
  z.object({
    count: z.number(),
    subject: z.string(),
    html: z.string(),
    /** The first of them. */
    left_out: z.array(z.object({ name: z.string(), why: z.string() })),
    left_out_count: z.number(),
  }),
)
export type PreviewNotices = CallType<typeof previewNotices>

export const sendNotices = call(
  'POST',
  'v2/talent/notices',
  [],
  'Sends the email to those of these people who may be written to, 500 at a time. No one gets it twice.',
  z.object(chosen),
  z.object({ sent: z.number(), remaining: z.number() }),
  { audit: 'email_sent' },
)
export type SendNotices = CallType<typeof sendNotices>
