import { closedAtOnce } from '@fairlead/domain/project/closing'
import { z } from 'zod'
import { call, type CallType } from '../../call.ts'
import { id, list } from '../../fields.ts'

export const readClosing = call(
  'GET',
  'v2/projects/close',
  ['unproven'],
  'Who is still in the search, each with the email they would get when it is closed, or why there would be none.',
  z.object({ project_id: id }),
  z.object({
    people: z.array(
      z.object({
        candidate_id: z.string(),
        /** Initials if the project hides identities. */
        name: z.string(),
        status: z.string(),
        email: z.object({ subject: z.string(), text: z.string() }).nullable(),
        /** Why no email would be sent; null when there is one. */
        why_not: z.string().nullable(),
      }),
    ),
    /** More than 200 people are in it: close in several rounds. */
    has_more: z.boolean(),
  }),
)
export type ReadClosing = CallType<typeof readClosing>

const candidateIds = list(id, closedAtOnce).default([])

export const closeProject = call(
  'POST',
  'v2/projects/close',
  ['unproven'],
  'Rejects the named people, with or without the email, then archives the project, unless someone is still in the search.',
  z.object({
    project_id: id,
    /** They get the email. */
    email_candidate_ids: candidateIds,
    /** They get none. */
    leave_candidate_ids: candidateIds,
  }),
  z.object({
    people: z.array(
      z.object({
        candidate_id: z.string(),
        /** false for someone who is no longer in the search. */
        was_rejected: z.boolean(),
        was_emailed: z.boolean(),
        /** Why they weren't rejected, or didn't get the email that was asked for. */
        why_not: z.string().nullable(),
      }),
    ),
    /** People still in the search. Unless 0, the project isn't archived. */
    remaining: z.number(),
    is_archived: z.boolean(),
  }),
  { audit: 'search_closed' },
)
export type CloseProject = CallType<typeof closeProject>
