// The suppression list, page by page, and the calls that change it.
import type { AddSuppressions, ListSuppressions, RemoveSuppression } from '@fairlead/contract/v2/suppressions'
import { useInfiniteQuery } from '@tanstack/react-query'
import { invalidate } from '../../api/cache.ts'
import { send } from '../../api/send.ts'

export type SuppressionEntry = ListSuppressions['answer']['entries'][number]

export function useSuppressions(search: string) {
  return useInfiniteQuery({
    queryKey: ['v2/suppressions', { search }],
    queryFn: ({ pageParam, signal }) => send<ListSuppressions>('GET', 'v2/suppressions', { search, after: pageParam }, signal),
    initialPageParam: '',
    getNextPageParam: (page) => (page.has_more ? page.entries.at(-1)?.id : undefined),
    staleTime: 0,
    retry: false,
  })
}

export async function addSuppressions(list: string): Promise<AddSuppressions['answer']> {
  const answer = await send<AddSuppressions>('POST', 'v2/suppressions', { list })
  invalidate('v2/suppressions')
  return answer
}

export async function removeSuppression(id: string): Promise<void> {
  await send<RemoveSuppression>('DELETE', 'v2/suppressions', { suppression_id: id })
  invalidate('v2/suppressions')
}
