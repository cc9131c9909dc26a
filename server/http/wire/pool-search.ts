// Converts a talent pool search from the API.
import { changeToWire, settingsFromWire } from '@fairlead/contract/shapes/settings-names'
import type { ListSearches } from '@fairlead/contract/v2/talent/searches'
import type { SavedFilters } from '../../features/talent/saved-search-store.ts'

type WireSearch = ListSearches['answer']['searches'][number]['search']

export function poolSearchFromWire(search: WireSearch): SavedFilters & { addedSince: Date | null } {
  const {
    query,
    is_read: isRead,
    titles,
    skills,
    locations,
    radius_km: radiusKm,
    tag_ids: tagIds,
    applied,
    shared,
    added_since: since,
    ...criteria
  } = search
  return {
    words: query,
    isRead,
    titles,
    skills,
    locations,
    radiusKm,
    criteria: settingsFromWire(criteria),
    tagIds,
    hasApplied: applied,
    withShared: shared,
    addedSince: since === '' ? null : new Date(since),
  }
}

export function poolSearchToWire(search: SavedFilters): WireSearch {
  const { words, isRead, titles, skills, locations, radiusKm, criteria, tagIds, hasApplied, withShared } = search
  const named = {
    applied: hasApplied,
    added_since: '',
    query: words,
    is_read: isRead,
    titles,
    skills,
    locations,
    radius_km: radiusKm,
    tag_ids: tagIds,
    shared: withShared,
  }
  return { ...changeToWire(criteria), ...named }
}
