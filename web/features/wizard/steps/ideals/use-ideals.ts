// The server's data on the current ideal candidates; keeps the previous data until the next arrives.
import type { ReadIdealCandidates } from '@fairlead/contract/v2/projects/ideal_candidates'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { send } from '../../../../api/send.ts'
import { keyOf, type Ideal } from './ideal.ts'

export function useIdeals(ideals: readonly Ideal[]) {
  return useQuery({
    queryKey: ['v2/projects/ideal_candidates', ideals],
    queryFn: async ({ signal }) => {
      const { people, ...learned } = await send<ReadIdealCandidates>(
        'POST',
        'v2/projects/ideal_candidates',
        { ideal_candidates: [...ideals] },
        signal,
      )
      return { ...learned, asked: ideals.length, people: new Map(ideals.map((ideal, index) => [keyOf(ideal), people[index]])) }
    },
    enabled: ideals.length > 0,
    placeholderData: keepPreviousData,
    staleTime: 60_000,
  })
}

export type IdealsQuery = ReturnType<typeof useIdeals>
