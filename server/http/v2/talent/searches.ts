import { deleteSearch, listSearches, saveSearch } from '@fairlead/contract/v2/talent/searches'
import { deleteSearch as remove, listSearches as list, saveSearch as save } from '../../../features/talent/saved-search-store.ts'
import { endpoint, ok } from '../../endpoint.ts'
import { poolSearchFromWire, poolSearchToWire } from '../../wire/pool-search.ts'

export const getTalentSearches = endpoint(listSearches, async (ctx) => ({
  searches: (await list(ctx)).map(({ search, ...fields }) => ({ ...fields, search: poolSearchToWire(search) })),
}))

export const postTalentSearches = endpoint(saveSearch, async (ctx, { input }) => {
  const { name, ...search } = input
  return { id: await save(ctx, { name, search: poolSearchFromWire(search) }) }
})

export const deleteTalentSearches = endpoint(deleteSearch, async (ctx, { input }) => {
  await remove(ctx, input.search_id)
  return ok
})
