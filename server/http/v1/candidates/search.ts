import { searchCandidates } from '@fairlead/contract/v1/candidates/search'
import { searchCandidates as search } from '../../../features/candidates/views/search-candidates.ts'
import { endpoint } from '../../endpoint.ts'
import { searchResultToWire } from '../../wire/search-result.ts'

export const getCandidatesSearch = endpoint(searchCandidates, async (ctx, { input }) => {
  const query = {
    words: input.candidate_name ?? '',
    email: input.candidate_email ?? '',
    linkedinUrl: input.candidate_linkedin_url ?? '',
  }
  return (await search(ctx, query)).map((candidate) => searchResultToWire(candidate, 'v1'))
})
