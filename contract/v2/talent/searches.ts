import { z } from 'zod'
import { call, type CallType } from '../../call.ts'
import { done, id, nothing, text } from '../../fields.ts'
import { poolSearchFields } from '../../shapes/talent.ts'

const searchFields = z.object(poolSearchFields)

export const listSearches = call(
  'GET',
  'v2/talent/searches',
  ['staff', 'unproven'],
  'The saved searches of the workspace, by name.',
  nothing,
  z.object({ searches: z.array(z.object({ id: z.string(), name: z.string(), by: z.string().nullable(), search: searchFields })) }),
)
export type ListSearches = CallType<typeof listSearches>

export const saveSearch = call(
  'POST',
  'v2/talent/searches',
  ['unproven'],
  'Saves a search under a name, replacing another one of that name.',
  z.object({ name: text, ...poolSearchFields }),
  z.object({ id: z.string() }),
  { audit: null, status: 201 },
)
export type SaveSearch = CallType<typeof saveSearch>

export const deleteSearch = call(
  'DELETE',
  'v2/talent/searches',
  ['unproven'],
  'Deletes a saved search.',
  z.object({ search_id: id }),
  done,
  { audit: null },
)
export type DeleteSearch = CallType<typeof deleteSearch>
