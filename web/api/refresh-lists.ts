// Lists of candidates after one of them changed: short ones are reloaded, of long ones only the affected pages.
import { fieldOf } from '@fairlead/domain/shared/records'
import type { InfiniteData, Query, QueryClient, QueryFunctionContext, QueryKey } from '@tanstack/react-query'
import { fewPages, findPagesWith, withPages, type ListPage } from './long-list.ts'

type Pages = InfiniteData<ListPage, number>
interface Changed {
  ids: Set<string>
}

const waiting = new WeakMap<Query, Changed>()

const isPages = (data: unknown): data is Pages => Array.isArray(fieldOf(data, 'pages')) && Array.isArray(fieldOf(data, 'pageParams'))

function isLong(query: Query): boolean {
  const { data } = query.state
  // in a list with another order, only the server knows where a change moves someone
  const isPlain = !['sort', 'only'].some((name) => fieldOf(query.queryKey[1], name) !== undefined)
  return isPlain && isPages(data) && data.pages.length > fewPages
}

/** Refetches what one candidate's change makes stale in these lists; lists that aren't on screen are only marked. */
export function refreshLists(cache: QueryClient, lists: readonly Query[], candidateId: string | null): void {
  for (const query of lists) {
    const partly = candidateId !== null && query.isActive() && isLong(query)
    if (!partly) void cache.invalidateQueries({ queryKey: query.queryKey, exact: true })
    else gather(cache, query, candidateId)
  }
}

/** Changes announced together are refetched together. */
function gather(cache: QueryClient, query: Query, candidateId: string): void {
  const more = waiting.get(query)
  if (more) return void more.ids.add(candidateId)
  const changed = { ids: new Set([candidateId]) }
  waiting.set(query, changed)
  queueMicrotask(() => {
    waiting.delete(query)
    void refreshPartly(cache, query, changed.ids)
  })
}

async function refreshPartly(cache: QueryClient, query: Query, ids: ReadonlySet<string>): Promise<void> {
  const { queryKey } = query
  const whole = () => void cache.invalidateQueries({ queryKey, exact: true })
  const before = query.state.data
  if (!isPages(before)) return whole()
  const touched = findPagesWith(before.pages, ids)
  const read = query.options.queryFn
  if (touched === null || typeof read !== 'function') return whole()
  try {
    const { signal } = new AbortController()
    const answers = await Promise.all(
      touched.map(async (index) => {
        const context: QueryFunctionContext<QueryKey, unknown> = {
          client: cache,
          queryKey,
          signal,
          meta: undefined,
          pageParam: before.pageParams[index],
          direction: 'forward',
        }
        return [index, (await read(context)) as ListPage] as const
      }),
    )
    // a page being added right now would overwrite this with the previous list
    if (query.state.fetchStatus !== 'idle') return whole()
    // candidates shown in the meantime, or removed by the user, are in the current list
    const now = query.state.data
    if (!isPages(now)) return whole()
    cache.setQueryData<Pages>(queryKey, { ...now, pages: withPages(now.pages, new Map(answers), ids) })
    // the rest may be stale as well: it is refetched when opened again
    void cache.invalidateQueries({ queryKey, exact: true, refetchType: 'none' })
  } catch {
    whole()
  }
}
