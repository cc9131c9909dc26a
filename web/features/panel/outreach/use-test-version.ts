// The version of a running test that a candidate gets, as decided by the server.
import type { ReadTestVersion } from '@fairlead/contract/v2/outreach/version'
import { useQuery } from '@tanstack/react-query'
import { queryFor } from '../../../api/cache.ts'

export type TestVersion = NonNullable<ReadTestVersion['answer']>

export function useTestVersion(projectId: string, candidateId: string) {
  const query = useQuery({
    ...queryFor<ReadTestVersion>('v2/outreach/version', { project_id: projectId, candidate_id: candidateId }),
    staleTime: 0,
    gcTime: 0,
    retry: false,
  })
  return {
    isPending: query.isPending,
    /** null = no test runs; undefined = unknown. */
    version: query.data,
    /** What sending compares: the test the user was shown, '' for none. */
    seen: query.data === undefined ? undefined : (query.data?.id ?? ''),
    refetch: () => void query.refetch(),
  }
}
