import { expansionKeys } from '@fairlead/domain/project/expansion'
import { z } from 'zod'
import { call, type CallType } from '../../call.ts'
import { id, list } from '../../fields.ts'

const expansionKey = z.enum(expansionKeys)

export const listExpansions = call(
  'GET',
  'v2/projects/expansions',
  ['staff', 'unproven'],
  'Filters that can be relaxed, each with how many more people in the talent pool the search would reach. For super admins and, outside Autopilot, for users who can change settings.',
  z.object({ project_id: id }),
  z.object({
    /** People that the search reaches now and who aren't in the project yet; counted up to 2000. */
    people: z.number().int(),
    expansions: z.array(z.object({ key: expansionKey, label: z.string(), more: z.number().int() })),
  }),
)
export type ListExpansions = CallType<typeof listExpansions>

export const expandSearch = call(
  'POST',
  'v2/projects/expansions',
  ['staff', 'unproven'],
  'Relaxes these filters in the settings and searches for the next batch.',
  z.object({ project_id: id, expansions: list(expansionKey, 6) }),
  z.object({ lro_id: z.string() }),
  { audit: 'search_started', status: 202 },
)
export type ExpandSearch = CallType<typeof expandSearch>
