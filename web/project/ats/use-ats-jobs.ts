// All open jobs in the linked system, page by page, so that the first ones can be read while others load.
import type { ListAtsJobs } from '@fairlead/contract/v2/ats/jobs'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { send } from '../../api/send.ts'

export type AtsJob = ListAtsJobs['answer']['jobs'][number]

/** More pages than this mean the gateway never ends its list. */
const maxPages = 60

const firstPage: string | null = null

export function useAtsJobs() {
  const query = useInfiniteQuery({
    queryKey: ['v2/ats/jobs'],
    queryFn: ({ pageParam, signal }) => send<ListAtsJobs>('GET', 'v2/ats/jobs', pageParam === null ? {} : { cursor: pageParam }, signal),
    initialPageParam: firstPage,
    getNextPageParam: (last, pages) => (pages.length < maxPages ? last.next : null),
    staleTime: 60_000,
  })
  const { hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage } = query
  useEffect(() => {
    if (hasNextPage && !isFetchingNextPage && !isFetchNextPageError) void fetchNextPage()
  }, [hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage])
  return { ...query, jobs: query.data?.pages.flatMap((page) => page.jobs) ?? null, isComplete: !hasNextPage }
}

/** By words in its name, places, and department, in any order. */
export function findJobs(jobs: readonly AtsJob[], typed: string): AtsJob[] {
  const words = typed.toLowerCase().split(/\s+/).filter(Boolean)
  return jobs.filter((job) => {
    const text = [job.name, ...job.locations, job.department ?? '', job.remote_id ?? ''].join(' ').toLowerCase()
    return words.every((word) => text.includes(word))
  })
}
