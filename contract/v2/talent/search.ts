import { termKinds } from '@fairlead/domain/candidate/pool-query'
import { limits } from '@fairlead/domain/shared/limits'
import { z } from 'zod'
import { call, type CallType } from '../../call.ts'
import { pageIndex, whole } from '../../fields.ts'
import { searchCosts } from '../../shapes/search-costs.ts'
import { pooledPerson, poolSearchFields } from '../../shapes/talent.ts'

export const searchTalent = call(
  'GET',
  'v2/talent/search',
  ['staff', 'unproven'],
  'One page (25 people, or `page_size`) of the talent pool, best first, with reasons that quote the profile; without a query, the people the workspace added, newest first.',
  z.object({
    ...poolSearchFields,
    page_idx: pageIndex.optional(),
    page_size: whole.pipe(z.number().min(1).max(limits.poolPageSize)).optional(),
  }),
  z.object({
    people: z.array(pooledPerson),
    total: z.number().int(),
    /** There are more than `total`. */
    more: z.boolean(),
    /** How the words were interpreted. */
    terms: z.array(z.object({ text: z.string(), kind: z.enum(termKinds), label: z.string(), not: z.boolean() })),
    ...searchCosts,
    /** A message about the part that couldn't be parsed. */
    problem: z.string().nullable(),
    /** The talent pool may be on several servers; people on servers that didn't respond are missing. */
    parts: z.number().int(),
    parts_answered: z.number().int(),
  }),
)
export type SearchTalent = CallType<typeof searchTalent>
