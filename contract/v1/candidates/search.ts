import { z } from 'zod'
import { call, type CallType } from '../../call.ts'
import { text } from '../../fields.ts'
import { searchResults } from '../../shapes/search-result.ts'

export const searchCandidates = call(
  'GET',
  'v1/candidates/search',
  ['staff', 'unproven'],
  'Candidates in every project the user can open, by one of three fields; at most 50, best first. Empty without a field.',
  z.object({ candidate_name: text.optional(), candidate_email: text.optional(), candidate_linkedin_url: text.optional() }),
  searchResults,
)
export type SearchCandidates = CallType<typeof searchCandidates>
