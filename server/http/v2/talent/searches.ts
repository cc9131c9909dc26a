import { deleteSearch, listSearches, saveSearch, seeSearch } from '@fairlead/contract/v2/talent/searches'
import { deleteSearch as remove, listSearches as list, saveSearch as save } from '../../../features/talent/saved-search-store.ts'
import { seeNewPeople } from '../../../features/talent/alert-store.ts'
import { endpoint, ok } from '../../endpoint.ts'
import { poolSearchFromWire, poolSearchToWire } from '../../wire/pool-search.ts'

export const getTalentSearches = endpoint(listSearches, async (ctx) => ({
  searches: (await list(ctx)).map(({ search, newPeople, newSince, ...fields }) => ({
    ...fields,
    search: poolSearchToWire(search),
    new_people: newPeople,
    new_since: newSince?.toISOString() ?? null,
  })),
}))

export const postTalentSearches = endpoint(saveSearch, async (ctx, { input }) => {
  const { name, alert, ...fields } = input
  const { addedSince: _, ...search } = poolSearchFromWire(fields)
  return { id: await save(ctx, { name, search, alert }) }
})

export const deleteTalentSearches = endpoint(deleteSearch, async (ctx, { input }) => {
  await remove(ctx, input.search_id)
  return ok
})

export const postTalentSearchesSeen = endpoint(seeSearch, async (ctx, { input }) => {
  await seeNewPeople(ctx, input.search_id)
  return ok
})
