import { z } from 'zod'
import { call, type CallType } from '../../call.ts'
import { flag, id, list } from '../../fields.ts'

export const addToProject = call(
  'POST',
  'v2/talent/projects',
  ['unproven'],
  'Adds people to a project, in Approved. People already in it, or in touch with the team elsewhere, are not added; the response says why. Sends nothing.',
  z.object({
    project_id: id,
    person_ids: list(id, 100),
    /** Also people the team is in touch with elsewhere. */
    add_anyway: flag.default(false),
  }),
  z.object({
    added: z.array(z.object({ person_id: z.string(), candidate_id: z.string(), name: z.string() })),
    refused: z.array(
      z.object({
        person_id: z.string(),
        name: z.string(),
        why: z.enum(['in_project', 'in_touch', 'stopped', 'gone']),
        sentence: z.string(),
        /** Their stage in this project. */
        candidate_id: z.string().nullable(),
      }),
    ),
  }),
  { audit: 'candidates_added' },
)
export type AddToProject = CallType<typeof addToProject>
