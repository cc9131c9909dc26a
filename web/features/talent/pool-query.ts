// The search in the URL, so that it can be linked and Back returns to the previous one.
import type { ListSearches } from '@fairlead/contract/v2/talent/searches'
import type { SearchTalent } from '@fairlead/contract/v2/talent/search'
import { infiniteQueryOptions } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useCallback, useMemo } from 'react'
import { send } from '../../api/send.ts'

export type PoolSearch = ListSearches['answer']['searches'][number]['search']

export const emptySearch: PoolSearch = { query: '', titles: [], skills: [], locations: [], radius_km: null, tag_ids: [], shared: false }

const listed = (value: unknown): string[] => (typeof value === 'string' && value !== '' ? value.split('|') : [])

/** Parses a URL that may be typed by hand. */
export function readPoolSearch(search: Record<string, unknown>): PoolSearch {
  const radius = Number(search['radius'])
  return {
    query: typeof search['q'] === 'string' ? search['q'].slice(0, 500) : '',
    titles: listed(search['titles']),
    skills: listed(search['skills']),
    locations: listed(search['places']),
    radius_km: typeof search['radius'] === 'string' && radius >= 0 && radius <= 1000 ? radius : null,
    tag_ids: listed(search['tags']),
    shared: search['shared'] === 'yes',
  }
}

/** Empty parts are left out. */
export function poolAddress(search: PoolSearch): Record<string, string> {
  const { query, titles, skills, locations, radius_km: radius, tag_ids: tags, shared } = search
  const all = {
    q: query,
    titles: titles.join('|'),
    skills: skills.join('|'),
    places: locations.join('|'),
    radius: radius === null ? '' : String(radius),
    tags: tags.join('|'),
    shared: shared ? 'yes' : '',
  }
  return Object.fromEntries(Object.entries(all).filter(([, value]) => value !== ''))
}

/** The filters without the text; the shared pool is a scope, not a filter. */
export const filterCount = ({ titles, skills, locations }: PoolSearch): number => titles.length + skills.length + locations.length

export function usePoolSearch(): [PoolSearch, (change: Partial<PoolSearch>) => void] {
  const raw = useSearch({ strict: false })
  const search = useMemo(() => readPoolSearch(raw), [raw])
  const navigate = useNavigate()
  const change = useCallback(
    (part: Partial<PoolSearch>) =>
      void navigate({
        to: '.',
        search: (before: Record<string, unknown>) => poolAddress({ ...readPoolSearch(before), ...part }),
        replace: true,
        resetScroll: false,
      }),
    [navigate],
  )
  return [search, change]
}

export function poolQuery(search: PoolSearch) {
  const queryKey: readonly unknown[] = ['v2/talent/search', search]
  return infiniteQueryOptions({
    queryKey,
    queryFn: ({ pageParam, signal }) => send<SearchTalent>('GET', 'v2/talent/search', { ...search, page_idx: pageParam }, signal),
    initialPageParam: 1,
    getNextPageParam: (last, pages, page) =>
      last.people.length > 0 && pages.reduce((sum, entry) => sum + entry.people.length, 0) < last.total ? page + 1 : undefined,
  })
}
