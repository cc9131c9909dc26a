import { z } from 'zod'
import { call, type CallType } from '../../call.ts'
import { id } from '../../fields.ts'

export const reformProject = call(
  'POST',
  'v1/projects/reform',
  ['staff', 'unproven'],
  'Starts a new search with the current settings.',
  z.object({ project_id: id }),
  z.object({ lro_id: z.string() }),
  { audit: 'search_started' },
)
export type ReformProject = CallType<typeof reformProject>

export const readReform = call(
  'GET',
  'v1/projects/reform',
  ['staff', 'unproven'],
  'How the settings differ from the last search, and what a new search would do.',
  z.object({ project_id: id }),
  z.object({
    /** A line for each change; none when a new search would be the same. */
    changes: z.array(z.string()),
    /** Candidates without a decision, who would leave Review. */
    unseen: z.number().int(),
  }),
)
export type ReadReform = CallType<typeof readReform>
