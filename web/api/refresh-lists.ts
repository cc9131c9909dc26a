// Lists of candidates after someone in them has changed: short ones are read again, of long ones the pages the change touches.
import { fieldOf } from '@fairlead/domain/shared/records'
import type { InfiniteData, Query, QueryClient, QueryFunctionContext, QueryKey } from '@tanstack/react-query'
import { fewPages, pagesTouched, withPages, type ListPage } from './long-list.ts'

type Pages = InfiniteData<ListPage, number>
interface Changed {
  ids: Set<string>
}

const waiting = new WeakMap<Query, Changed>()

const isPages = (data: unknown): data is Pages => Array.isArray(fieldOf(data, 'pages')) && Array.isArray(fieldOf(data, 'pageParams'))

function isLong(query: Query): boolean {
  const { data } = query.state
  // where a change moves someone in a list of another order only the server knows
  const isPlain = !['sort', 'only'].some((name) => fieldOf(query.queryKey[1], name) !== undefined)
  return isPlain && isPages(data) && data.pages.length > fewPages
}

/** Reads again what the change of one candidate makes old in these lists; what no one looks at is marked only. */
export function refreshLists(cache: QueryClient, lists: readonly Query[], candidateId: string | null): void {
  for (const query of lists) {
    const partly = candidateId !== null && query.isActive() && isLong(query)
    if (!partly) void cache.invalidateQueries({ queryKey: query.queryKey, exact: true })
    else gather(cache, query, candidateId)
  }
}

/** Changes told of together are read together. */
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
  const touched = pagesTouched(before.pages, ids)
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
    // a page that is just being added would lay the list of before over this
    if (query.state.fetchStatus !== 'idle') return whole()
    // who was shown in the meantime, or taken out by the user's own hand, is in the list of now
    const now = query.state.data
    if (!isPages(now)) return whole()
    cache.setQueryData<Pages>(queryKey, { ...now, pages: withPages(now.pages, new Map(answers), ids) })
    // the rest may be old as well: read when it is opened again
    void cache.invalidateQueries({ queryKey, exact: true, refetchType: 'none' })
  } catch {
    whole()
  }
}
