import { searchCandidatesV2 } from '@fairlead/contract/v2/projects/candidates/search'
import { readQuery, searchCandidates } from '../../../../features/candidates/views/search-candidates.ts'
import { endpoint } from '../../../endpoint.ts'
import { searchResultToWire } from '../../../wire/search-result.ts'

export const getProjectsCandidatesSearch = endpoint(searchCandidatesV2, async (ctx, { input }) =>
  (await searchCandidates(ctx, readQuery(input.search_query))).map((candidate) => searchResultToWire(candidate, 'v2')),
)
