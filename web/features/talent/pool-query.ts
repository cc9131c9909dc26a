// The search in the URL, so that it can be linked and Back returns to the previous one.
import { notInPoolSearch, searchFieldNames } from '@fairlead/contract/shapes/search-field-names'
import { changeToWire } from '@fairlead/contract/shapes/settings-names'
import type { WireSettings } from '@fairlead/contract/shapes/settings'
import type { ListSearches } from '@fairlead/contract/v2/talent/searches'
import type { SearchTalent } from '@fairlead/contract/v2/talent/search'
import { longestPoolQuery } from '@fairlead/domain/candidate/pool-query'
import { limits } from '@fairlead/domain/shared/limits'
import { criteriaIn } from '@fairlead/domain/project/held-criteria'
import { emptySettings as noSettings } from '@fairlead/domain/project/settings'
import { isKeyOf, keysOf } from '@fairlead/domain/shared/records'
import { infiniteQueryOptions } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useCallback, useMemo } from 'react'
import { send } from '../../api/send.ts'
import type { Change } from '../../project/kept-draft.ts'
import { settingsOf } from '../../project/wire-settings.ts'

export type PoolSearch = ListSearches['answer']['searches'][number]['search']

export const emptySearch: PoolSearch = {
  query: '',
  is_read: false,
  titles: [],
  skills: [],
  locations: [],
  radius_km: null,
  tag_ids: [],
  applied: false,
  added_since: '',
  shared: false,
}

/** What else can be asked for, with the value that asks for nothing. */
const criteria = keysOf(searchFieldNames).flatMap((name) => (isKeyOf(notInPoolSearch, name) ? [] : [name]))
const emptySettings = changeToWire(noSettings)

const listed = (value: unknown): string[] => (typeof value === 'string' && value !== '' ? value.split('|') : [])

/** A criterion of the URL, in the form of its empty value; undefined for one that asks for nothing. */
function criterionOf(empty: unknown, text: unknown): unknown {
  if (typeof text !== 'string' || text === '') return undefined
  if (Array.isArray(empty)) return listed(text)
  if (typeof empty === 'boolean') return text === 'yes' || undefined
  return /^\d{1,9}$/.test(text) ? Number(text) : text
}

const isMoment = (text: unknown): text is string => typeof text === 'string' && /^\d{4}-\d\d-\d\dT[\d:.]{5,12}Z$/.test(text)

/** Parses a URL that may be typed by hand. */
export function readPoolSearch(search: Record<string, unknown>): PoolSearch {
  const radius = Number(search['radius'])
  const entries = criteria.flatMap((name) => {
    const value = criterionOf(emptySettings[name], search[name])
    return value === undefined ? [] : [[name, value]]
  })
  return {
    ...Object.fromEntries(entries),
    query: typeof search['q'] === 'string' ? search['q'].slice(0, longestPoolQuery) : '',
    is_read: search['read'] === 'yes',
    titles: listed(search['titles']),
    skills: listed(search['skills']),
    locations: listed(search['places']),
    radius_km: typeof search['radius'] === 'string' && radius >= 0 && radius <= 1000 ? radius : null,
    tag_ids: listed(search['tags']),
    applied: search['applied'] === 'yes',
    added_since: isMoment(search['since']) ? search['since'] : '',
    shared: search['shared'] === 'yes',
  }
}

/** Empty parts are left out. */
export function poolAddress(search: PoolSearch): Record<string, string> {
  const {
    query,
    is_read: isRead,
    titles,
    skills,
    locations,
    radius_km: radius,
    tag_ids: tags,
    applied,
    added_since: since,
    shared,
  } = search
  const all = {
    ...Object.fromEntries(criteria.map((name) => [name, textOf(search[name])])),
    q: query,
    read: textOf(isRead),
    titles: textOf(titles),
    skills: textOf(skills),
    places: textOf(locations),
    radius: textOf(radius),
    tags: textOf(tags),
    applied: textOf(applied),
    since,
    shared: textOf(shared),
  }
  return Object.fromEntries(Object.entries(all).filter(([, value]) => value !== ''))
}

const textOf = (value: unknown): string => {
  if (Array.isArray(value)) return value.join('|')
  return value === true ? 'yes' : value === false || value === null || value === undefined ? '' : String(value)
}

/** The search in the form of a project's settings. */
export function settingsOfPool({ titles, skills, locations, radius_km: radius, ...search }: PoolSearch): Partial<WireSettings> {
  const rest = Object.fromEntries(criteria.flatMap((name) => (search[name] === undefined ? [] : [[name, search[name]]])))
  return { ...rest, job_titles: titles, keywords_required: skills, locations, location_radius_km: radius }
}

/** A change of such settings as a change of the search; what the pool can't be asked for is left out. */
export function poolChange(part: Change): Partial<PoolSearch> {
  const { job_titles: titles, keywords_required: skills, locations, location_radius_km: radius } = part
  return {
    ...Object.fromEntries(criteria.flatMap((name) => (part[name] === undefined ? [] : [[name, part[name]]]))),
    ...(titles && { titles }),
    ...(skills && { skills }),
    ...(locations && { locations }),
    ...(radius !== undefined && { radius_km: radius }),
  }
}

/** The filters without the text; the shared pool is a scope, not a filter. */
export const filterCount = (search: PoolSearch): number => criteriaIn(settingsOf(settingsOfPool(search))).length

/** The search, what changes parts of it, and what replaces it. */
export function usePoolSearch(): [PoolSearch, (change: Partial<PoolSearch>) => void, (next: PoolSearch) => void] {
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
  const replace = useCallback((next: PoolSearch) => void navigate({ to: '.', search: poolAddress(next), resetScroll: false }), [navigate])
  return [search, change, replace]
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

/** The first people of a search, fetched in as few pages as the server allows. */
export async function fetchFirst(search: PoolSearch, count: number): Promise<SearchTalent['answer']['people']> {
  const people: SearchTalent['answer']['people'] = []
  for (let page = 1; people.length < count; page++) {
    const answer = await send<SearchTalent>('GET', 'v2/talent/search', { ...search, page_idx: page, page_size: limits.poolPageSize })
    people.push(...answer.people)
    if (answer.people.length === 0 || people.length >= answer.total) break
  }
  return people.slice(0, count)
}
