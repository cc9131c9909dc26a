// The cache of everything the server said, keyed by the contract's path and input.
import { QueryClient, queryOptions } from '@tanstack/react-query'
import { isFinal } from './failure.ts'
import { send, type AnyCallType } from './send.ts'

export const cache = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 30_000,
      refetchOnWindowFocus: true,
      retry: (count, error) => !isFinal(error) && count < 3,
      retryDelay: (count) => Math.min(8000, 600 * 2 ** count),
    },
  },
})

/** Query options for one GET of the contract. */
export function ask<C extends AnyCallType>(path: C['path'], input: C['input']) {
  return queryOptions({
    queryKey: [path, input] as readonly unknown[],
    queryFn: ({ signal }) => send<C>('GET', path, input, signal),
  })
}

/** Asks again whatever screen shows of these paths. */
export function invalidate(...paths: string[]): void {
  for (const path of paths) void cache.invalidateQueries({ queryKey: [path] })
}
