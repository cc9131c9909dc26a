// A message makes exactly its data stale, with a real cache.
import { InfiniteQueryObserver, QueryClient } from '@tanstack/react-query'
import { expect, test, vi } from 'vitest'
import { refresh, refreshProject } from './live-queries.ts'
import type { Message } from './live-state.ts'

const keys = {
  projects: ['v1/projects'],
  review: ['v2/projects/candidates', { project_id: 'p', status: 'UNDER_REVIEW', page_idx: 1 }],
  approved: ['v2/projects/candidates', { project_id: 'p', status: 'APPROVED', page_idx: 1 }],
  other: ['v2/projects/candidates', { project_id: 'q', status: 'UNDER_REVIEW', page_idx: 1 }],
  conversation: ['v2/projects/candidates/conversation', { project_id: 'p', candidate_id: 'c' }],
  notifications: ['v1/notifications'],
  calendars: ['v2/calendars'],
}

function oldAfter(message: Message): string[] {
  const cache = new QueryClient()
  for (const key of Object.values(keys)) cache.setQueryData(key, {})
  refresh(cache, message)
  return Object.entries(keys).flatMap(([name, key]) => (cache.getQueryState(key)?.isInvalidated ? [name] : []))
}

test('refresh_candidates refetches the first page of UNDER_REVIEW, only for its project [300]', () => {
  const old = oldAfter({ name: 'refresh_candidates', body: { project_id: 'p', stages: ['UNDER_REVIEW'], candidate_id: null } })
  expect(old).toContain('review')
  expect(old).not.toContain('other')
  expect(old).not.toContain('notifications')
})

test.each([
  [{ name: 'refresh_calendars', body: undefined }, ['calendars']],
  [{ name: 'refresh_notifications', body: undefined }, ['notifications']],
  [{ name: 'refresh_projects', body: { project_id: 'p' } }, ['projects']],
  [{ name: 'refresh_conversation', body: { project_id: 'p', candidate_id: 'c' } }, ['conversation']],
  [{ name: 'cursor', body: { id: 4 } }, []],
  [{ name: 'refresh_all', body: undefined }, Object.keys(keys)],
] as [Message, string[]][])('%j', (message, names) => expect(oldAfter(message)).toEqual(names))

test('opening a project refetches its earlier data, and leaves others unchanged', () => {
  const cache = new QueryClient()
  for (const key of [keys.review, keys.conversation, keys.other, keys.projects]) cache.setQueryData(key, {})
  refreshProject(cache, 'p')
  const isOld = (key: readonly unknown[]) => cache.getQueryState(key)?.isInvalidated
  expect([keys.review, keys.conversation, keys.other, keys.projects].map(isOld)).toEqual([true, true, false, false])
})

test('a move makes the two lists stale, and of single candidates only the one that moved', () => {
  const cache = new QueryClient()
  const keyOfCandidate = (id: string) => ['v2/projects/candidates/one', { project_id: 'p', candidate_id: id }]
  for (const key of [keys.review, keys.approved, keys.conversation, keyOfCandidate('c'), keyOfCandidate('d')]) cache.setQueryData(key, {})
  refresh(cache, { name: 'refresh_candidates', body: { project_id: 'p', stages: ['APPROVED', 'REJECTED'], candidate_id: 'c' } })
  const isOld = (key: readonly unknown[]) => cache.getQueryState(key)?.isInvalidated
  expect([keys.review, keys.approved, keys.conversation, keyOfCandidate('c'), keyOfCandidate('d')].map(isOld)).toEqual([
    false,
    true,
    true,
    true,
    false,
  ])
})

test('a change makes a long list stale, and only the pages it touches are loaded again, several changes at once [247]', async () => {
  const cache = new QueryClient()
  const people = Array.from({ length: 500 }, (_, index) => ({ id: `c${index}` }))
  const requestedPages: number[] = []
  const queryKey = ['v2/projects/candidates', { project_id: 'p', status: 'CONTACTED' }]
  const observer = new InfiniteQueryObserver(cache, {
    queryKey,
    queryFn: async ({ pageParam }: { pageParam: number }) => {
      requestedPages.push(pageParam)
      return { candidates: people.slice((pageParam - 1) * 50, pageParam * 50), total: people.length, page_idx: pageParam }
    },
    initialPageParam: 1,
    getNextPageParam: (last) => (last.page_idx < 10 ? last.page_idx + 1 : undefined),
    staleTime: Number.POSITIVE_INFINITY,
  })
  const stop = observer.subscribe(() => {})
  for (let page = 1; page < 10; page++) await observer.fetchNextPage()
  requestedPages.splice(0)
  people.splice(120, 1)
  for (const id of ['c120', 'c121'])
    refresh(cache, { name: 'refresh_candidates', body: { project_id: 'p', stages: ['CONTACTED', 'REJECTED'], candidate_id: id } })
  const ids = () => observer.getCurrentResult().data!.pages.flatMap(({ candidates }) => candidates.map(({ id }) => id))
  await vi.waitFor(() => expect(ids()).not.toContain('c120'))
  expect(requestedPages.toSorted((a, b) => a - b)).toEqual([3, 9])
  expect(ids()).toEqual(people.slice(0, 450).map(({ id }) => id))
  expect(cache.getQueryState(queryKey)?.isInvalidated).toBe(true)
  stop()
})
