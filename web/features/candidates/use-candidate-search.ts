// Candidates of every project the user may open, found by what is being typed.
import type { WireSearchResult } from '@fairlead/contract/shapes/search-result'
import type { SearchCandidatesV2 } from '@fairlead/contract/v2/projects/candidates/search'
import { isStage } from '@fairlead/domain/candidate/stages'
import { tabOfStage } from '@fairlead/domain/project/tabs'
import { limits } from '@fairlead/domain/text/limits'
import { searchText } from '@fairlead/domain/text/search-text'
import { useDebouncedValue } from '@mantine/hooks'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { send } from '../../api/send.ts'
import type { PanelSearch } from '../panel/panel-search.ts'

const path = 'v2/projects/candidates/search'

/** Asks once typing pauses; while a newer answer is on its way the older one stays. */
export function useCandidateSearch(typed: string): { found: WireSearchResult[]; searching: boolean } {
  const wanted = searchText(typed)
  const [asked] = useDebouncedValue(wanted, limits.searchDelayMs)
  const query = useQuery({
    queryKey: [path, { search_query: asked }],
    queryFn: ({ signal }) => send<SearchCandidatesV2>('GET', path, { search_query: asked }, signal),
    enabled: asked !== '' && wanted !== '',
    staleTime: 30_000,
    retry: false,
    placeholderData: keepPreviousData,
  })
  return { found: wanted === '' ? [] : (query.data ?? []), searching: wanted !== '' && (query.isFetching || wanted !== asked) }
}

/** Where a result leads: to the candidate, with the history open when they are past review. */
export function placeOfResult(result: WireSearchResult): PanelSearch {
  const stage = isStage(result.candidate_status) ? result.candidate_status : 'UNDER_REVIEW'
  const place = { project: result.project_id, tab: tabOfStage(stage), candidate: result.candidate_id }
  return stage === 'UNDER_REVIEW' ? place : { ...place, view: '3' }
}
