// The cache of everything the server said, keyed by the contract's path and input.
import { QueryCache, QueryClient, queryOptions } from '@tanstack/react-query'
import { failureOf, isFinal } from './failure.ts'
import { send, type AnyCallType } from './send.ts'

const projects = 'v1/projects'

/** Refused or not found: what the user may do, or which projects are theirs, has changed; all else follows from there. */
export function refetchPermissions(error: unknown, path?: unknown): void {
  if ([403, 404].includes(failureOf(error)?.status ?? 0) && path !== projects) invalidate(projects)
}

/** A limit that ends within a minute is waited for; a longer one is shown. */
const longestWaitMs = 60_000
export const mayAskAgain = (count: number, error: unknown): boolean =>
  !isFinal(error) && count < 3 && (failureOf(error)?.retryAfterMs ?? 0) <= longestWaitMs

export const cache: QueryClient = new QueryClient({
  queryCache: new QueryCache({ onError: (error, { queryKey }) => refetchPermissions(error, queryKey[0]) }),
  defaultOptions: {
    queries: {
      // what was seen stays readable for as long as a connection may be away
      gcTime: 3_600_000,
      staleTime: 30_000,
      refetchOnWindowFocus: true,
      retry: (count, error) => mayAskAgain(count, error),
      retryDelay: (count, error) => failureOf(error)?.retryAfterMs ?? Math.min(8000, 600 * 2 ** count),
    },
  },
})

/** Query options for one GET of the contract. */
export function ask<C extends AnyCallType>(path: C['path'], input: C['input']) {
  const queryKey: readonly unknown[] = [path, input]
  return queryOptions({
    queryKey,
    queryFn: ({ signal }) => send<C>('GET', path, input, signal),
  })
}

/** Asks again whatever screen shows of these paths. */
export function invalidate(...paths: string[]): void {
  for (const path of paths) void cache.invalidateQueries({ queryKey: [path] })
}

/** What a write was answered with is newer than any reading still on its way, which is called off. */
export function putAnswer(queryKey: readonly unknown[], answer: unknown): void {
  void cache.cancelQueries({ queryKey, exact: true })
  cache.setQueryData(queryKey, answer)
}
