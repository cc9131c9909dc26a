// How to register on this installation.
import type { ReadEnvironment } from '@fairlead/contract/v1/environment'
import { useQuery } from '@tanstack/react-query'
import { queryFor } from '../../api/cache.ts'

/** undefined while unknown. */
export function useRegistration(): Pick<ReadEnvironment['answer'], 'registration' | 'registration_domains' | 'is_first_run'> | undefined {
  return useQuery({ ...queryFor<ReadEnvironment>('v1/environment', {}), staleTime: 60_000 }).data
}
