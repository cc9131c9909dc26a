// Fetches an analytics page for the URL, and again while something isn't counted yet.
import type { AnyCallType } from '../../api/send.ts'
import { send } from '../../api/send.ts'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { daysOf, type AnalyticsSearch } from './analytics-search.ts'

const againMs = 1000

export function useAnalytics<C extends AnyCallType & { answer: { is_behind: boolean } }>(
  path: C['path'],
  search: AnalyticsSearch,
  more: Record<string, string | string[]> = {},
) {
  // the day on which the page was opened, so that a period doesn't move while someone reads
  const [today] = useState(() => new Date().toISOString().slice(0, 10))
  const { from, to } = daysOf(search, today)
  const input = { project_id: search.projects, from: from ?? '', to: to ?? '', ...more }
  const queryKey: readonly unknown[] = [path, input]
  return useQuery({
    queryKey,
    queryFn: ({ signal }) => send<C>('GET', path, input, signal),
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) => (state.data?.is_behind ? againMs : false),
  })
}
