// Converts a talent pool search from the API.
import type { ListSearches } from '@fairlead/contract/v2/talent/searches'
import type { SavedFilters } from '../../features/talent/saved-search-store.ts'

type WireSearch = ListSearches['answer']['searches'][number]['search']

export function poolSearchFromWire(search: WireSearch): SavedFilters {
  const { query, titles, skills, locations, radius_km: radiusKm, tag_ids: tagIds, shared } = search
  return { words: query, titles, skills, locations, radiusKm, tagIds, withShared: shared }
}

export function poolSearchToWire(search: SavedFilters): WireSearch {
  const { words, titles, skills, locations, radiusKm, tagIds, withShared } = search
  return { query: words, titles, skills, locations, radius_km: radiusKm, tag_ids: tagIds, shared: withShared }
}
