import { z } from 'zod'
import { call, type CallType } from '../../call.ts'
import { id } from '../../fields.ts'

export const listPreviewPeople = call(
  'GET',
  'v2/outreach/people',
  ['staff', 'unproven'],
  'Up to 25 people to preview an email with: first candidates in the project who are waiting for one, or people in the pool if it has none.',
  z.object({ project_id: id }),
  z.object({
    /** Whether these are the project's people or the pool's. */
    of: z.enum(['project', 'pool']),
    people: z.array(
      z.object({
        /** Either a candidate in the project, or a person in the pool. */
        candidate_id: z.string().nullable(),
        core_candidate_id: z.string().nullable(),
        /** Initials if names are hidden. */
        name: z.string(),
        headline: z.string().nullable(),
        /** Variables about the person that have no value for them. */
        lacks: z.array(z.string()),
      }),
    ),
  }),
)
export type ListPreviewPeople = CallType<typeof listPreviewPeople>
