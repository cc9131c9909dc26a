// The candidates of one stage, fifty at a time, and optimistic changes of a page.
import { fieldOf, isRecord } from '@fairlead/domain/shared/records'
import type { ListCandidatesV2, OneCandidate } from '@fairlead/contract/v2/projects/candidates'
import type { WireCandidate, WireCandidatePage } from '@fairlead/contract/shapes/candidate'
import type { ListFilter, ListSort } from '@fairlead/domain/candidate/list-order'
import type { Stage } from '@fairlead/domain/shared/stages'
import { infiniteQueryOptions, replaceEqualDeep, useInfiniteQuery, useQuery, type InfiniteData } from '@tanstack/react-query'
import { useMemo } from 'react'
import { queryFor, cache } from '../api/cache.ts'
import { send } from '../api/send.ts'
import { useWaitingWrites } from '../offline/writes.ts'
import { movesOf } from '../project/waiting-moves.ts'

function countLoaded(pages: readonly WireCandidatePage[]): number {
  return pages.reduce((sum, page) => sum + page.candidates.length, 0)
}

/** Position across all pages, -1 when missing. */
export function placeOf(pages: readonly WireCandidatePage[], candidateId: string): number {
  return pages.flatMap((page) => page.candidates).findIndex((candidate) => candidate.id === candidateId)
}

export function withoutCandidate(pages: readonly WireCandidatePage[], candidateId: string): WireCandidatePage[] {
  return pages.map((page) => ({
    ...page,
    total: Math.max(0, page.total - 1),
    candidates: page.candidates.filter((candidate) => candidate.id !== candidateId),
  }))
}

/** A position beyond the end or below 0 puts the candidate at the end or the beginning. */
export function withCandidate(pages: readonly WireCandidatePage[], candidate: WireCandidate, place: number): WireCandidatePage[] {
  if (placeOf(pages, candidate.id) >= 0) return [...pages]
  let remaining = Math.max(0, place)
  let placed = false
  return pages.map((page, index) => {
    const total = page.total + 1
    const fits = !placed && (remaining <= page.candidates.length || index === pages.length - 1)
    if (!fits) {
      remaining -= page.candidates.length
      return { ...page, total }
    }
    placed = true
    return { ...page, total, candidates: page.candidates.toSpliced(remaining, 0, candidate) }
  })
}

const path = 'v2/projects/candidates'

/** The sort and filter of a list; empty = the stage's default. */
export interface ListOrder {
  sort?: ListSort | undefined
  only?: ListFilter | undefined
}

/** The key of the plain list, and a part of the keys of sorted or filtered ones. */
const listKey = (projectId: string, stage: Stage): readonly unknown[] => [path, { project_id: projectId, status: stage }]

function stageQuery(projectId: string, stage: Stage, { sort, only }: ListOrder = {}) {
  const order = { ...(sort && { sort }), ...(only && { only }) }
  const queryKey: readonly unknown[] = [path, { project_id: projectId, status: stage, ...order }]
  return infiniteQueryOptions({
    queryKey,
    queryFn: ({ pageParam, signal }): Promise<WireCandidatePage> =>
      send<ListCandidatesV2>('GET', path, { project_id: projectId, status: stage, page_idx: pageParam, compact: true, ...order }, signal),
    initialPageParam: 1,
    structuralSharing: shareFew,
    getNextPageParam: (last, pages) => (countLoaded(pages) < last.total && last.candidates.length > 0 ? last.page_idx + 1 : undefined),
  })
}

/** Keeps the identity of equal data; comparing thousands of rows would take longer than rendering the visible ones. */
function shareFew(before: unknown, now: unknown): unknown {
  const pages = fieldOf(now, 'pages')
  return Array.isArray(pages) && pages.length > 6 ? now : replaceEqualDeep(before, now)
}

const none: WireCandidate[] = []

export function useCandidates(projectId: string, stage: Stage, { enabled = true, ...order }: ListOrder & { enabled?: boolean } = {}) {
  const query = useInfiniteQuery({ ...stageQuery(projectId, stage, order), enabled })
  const pages = query.data?.pages
  const waiting = useWaitingWrites()
  const all = useMemo(() => unique(pages?.flatMap((page) => page.candidates) ?? none), [pages])
  // a list read while a write waits still contains the candidates it removes
  const candidates = useMemo(() => {
    const movesHere = movesOf(waiting).filter((move) => move.projectId === projectId && move.from === stage)
    const leaving = new Set(movesHere.map(({ candidateId }) => candidateId))
    return all.some(({ id }) => leaving.has(id)) ? all.filter(({ id }) => !leaving.has(id)) : all
  }, [all, waiting, projectId, stage])
  const total = (pages?.at(-1)?.total ?? 0) - (all.length - candidates.length)
  return { query, candidates, total: Math.max(total, candidates.length) }
}

/** Fetches a stage's first page before it is shown. */
export function prefetchStage(projectId: string, stage: Stage): Promise<void> {
  return cache.prefetchInfiniteQuery(stageQuery(projectId, stage))
}

/** A move between two page reads can show one person on both. */
function unique(candidates: WireCandidate[]): WireCandidate[] {
  const seenIds = new Set<string>()
  return candidates.filter(({ id }) => !seenIds.has(id) && seenIds.add(id))
}

/** One candidate by id, for links into a tab whose loaded pages do not hold them; in the stage that a waiting move leads to. */
export function useOneCandidate(projectId: string, candidateId: string | null) {
  const query = useQuery({
    ...queryFor<OneCandidate>('v2/projects/candidates/one', { project_id: projectId, candidate_id: candidateId ?? '' }),
    enabled: candidateId !== null,
  })
  const waiting = useWaitingWrites()
  const to = movesOf(waiting).findLast((move) => move.projectId === projectId && move.candidateId === candidateId)?.to
  const { data } = query
  return { ...query, data: useMemo(() => (data && to ? { ...data, status: to } : data), [data, to]) }
}

type Pages = InfiniteData<WireCandidatePage, number>

/**
 * Removes a candidate from all lists of a stage; returns their position in the plain one, else in another, -1 when they weren't
 * loaded.
 */
export function removeFromPages(projectId: string, stage: Stage, candidateId: string): number {
  const queryKey = listKey(projectId, stage)
  void cache.cancelQueries({ queryKey })
  let place = -1
  for (const [key, data] of cache.getQueriesData<Pages>({ queryKey })) {
    const index = data ? placeOf(data.pages, candidateId) : -1
    if (!data || index < 0) continue
    cache.setQueryData<Pages>(key, { ...data, pages: withoutCandidate(data.pages, candidateId) })
    if (place < 0) place = index
  }
  return place
}

/** The candidate is gone, but a list fetched before the server knew may still include them. */
export function excludeFromPages(projectId: string, stage: Stage, candidateId: string): void {
  const late = cache.isFetching({ queryKey: listKey(projectId, stage) }) > 0
  removeFromPages(projectId, stage, candidateId)
  if (late) refreshStages(projectId, stage)
}

/** Restores a candidate at their previous position. */
export function putBack(projectId: string, stage: Stage, candidate: WireCandidate, place: number): void {
  const plain = listKey(projectId, stage)
  cache.setQueryData<Pages>(plain, (data) => data && { ...data, pages: withCandidate(data.pages, candidate, place) })
  // only the server knows their position in a sorted list
  void cache.invalidateQueries({
    queryKey: plain,
    predicate: ({ queryKey }) => isRecord(queryKey[1]) && Object.keys(queryKey[1]).length > 2,
  })
}

/** Changes one candidate wherever it is cached. */
export function changeCachedCandidate(projectId: string, candidateId: string, change: (candidate: WireCandidate) => WireCandidate): void {
  cache.setQueriesData<Pages>(
    { queryKey: [path], predicate: ({ queryKey }) => fieldOf(queryKey[1], 'project_id') === projectId },
    (data) =>
      data && {
        ...data,
        pages: data.pages.map((page) => ({
          ...page,
          candidates: page.candidates.map((entry) => (entry.id === candidateId ? change(entry) : entry)),
        })),
      },
  )
  cache.setQueryData<WireCandidate>(
    ['v2/projects/candidates/one', { project_id: projectId, candidate_id: candidateId }],
    (previous) => previous && change(previous),
  )
}

export function refreshStages(projectId: string, ...stages: Stage[]): void {
  for (const stage of stages) void cache.invalidateQueries({ queryKey: listKey(projectId, stage) })
}
