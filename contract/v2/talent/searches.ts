import { alertChoices } from '@fairlead/domain/candidate/search-alert'
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
  z.object({
    searches: z.array(
      z.object({
        id: z.string(),
        name: z.string(),
        by: z.string().nullable(),
        search: searchFields,
        /** How often the user is notified of new people. */
        alert: z.enum(alertChoices),
        /** People added since `new_since` that the user hasn't looked at. */
        new_people: z.number().int(),
        new_since: z.string().nullable(),
      }),
    ),
  }),
)
export type ListSearches = CallType<typeof listSearches>

export const saveSearch = call(
  'POST',
  'v2/talent/searches',
  ['unproven'],
  'Saves a search under a name, replacing another one of that name.',
  z.object({
    name: text,
    /** How often the user is notified of new people; as before if left out. */
    alert: z.enum(alertChoices).optional(),
    ...poolSearchFields,
  }),
  z.object({ id: z.string() }),
  { audit: null, status: 201 },
)
export type SaveSearch = CallType<typeof saveSearch>

export const seeSearch = call(
  'POST',
  'v2/talent/searches/seen',
  ['unproven'],
  'The user has looked at the new people of a saved search; they no longer count as new.',
  z.object({ search_id: id }),
  done,
  { audit: null },
)
export type SeeSearch = CallType<typeof seeSearch>

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
