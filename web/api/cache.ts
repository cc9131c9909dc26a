// The cache of server responses, keyed by the contract's path and input.
import { QueryCache, QueryClient, queryOptions } from '@tanstack/react-query'
import { failureOf, isFinal } from './failure.ts'
import { send, type AnyCallType } from './send.ts'

const projects = 'v1/projects'

/** Refused or not found: the user's permissions or projects have changed, and everything else depends on them. */
export function refetchPermissions(error: unknown, path?: unknown): void {
  if ([403, 404].includes(failureOf(error)?.status ?? 0) && path !== projects) invalidate(projects)
}

/** A limit that ends within a minute is waited out; a longer one is shown. */
const longestWaitMs = 60_000
export const mayAskAgain = (count: number, error: unknown): boolean =>
  !isFinal(error) && count < 3 && (failureOf(error)?.retryAfterMs ?? 0) <= longestWaitMs

export const cache: QueryClient = new QueryClient({
  queryCache: new QueryCache({ onError: (error, { queryKey }) => refetchPermissions(error, queryKey[0]) }),
  defaultOptions: {
    queries: {
      // data that was seen stays readable for as long as a connection may be lost
      gcTime: 3_600_000,
      staleTime: 30_000,
      refetchOnWindowFocus: true,
      retry: (count, error) => mayAskAgain(count, error),
      retryDelay: (count, error) => failureOf(error)?.retryAfterMs ?? Math.min(8000, 600 * 2 ** count),
    },
  },
})

/** Query options for one GET of the contract. */
export function queryFor<C extends AnyCallType>(path: C['path'], input: C['input']) {
  const queryKey: readonly unknown[] = [path, input]
  return queryOptions({
    queryKey,
    queryFn: ({ signal }) => send<C>('GET', path, input, signal),
  })
}

/** Refetches these paths wherever they are on screen. */
export function invalidate(...paths: string[]): void {
  for (const path of paths) void cache.invalidateQueries({ queryKey: [path] })
}

/** A write's response is newer than any read in progress, which is canceled. */
export function putAnswer(queryKey: readonly unknown[], answer: unknown): void {
  void cache.cancelQueries({ queryKey, exact: true })
  cache.setQueryData(queryKey, answer)
}
