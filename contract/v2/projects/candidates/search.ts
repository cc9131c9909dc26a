import { z } from 'zod'
import { call, type CallType } from '../../../call.ts'
import { text } from '../../../fields.ts'
import { searchResults } from '../../../shapes/search-result.ts'

export const searchCandidatesV2 = call(
  'GET',
  'v2/projects/candidates/search',
  ['staff', 'unproven'],
  'Candidates in every project the user can open, by email, LinkedIn URL, or words of the name and headline; at most 50, best first.',
  z.object({ search_query: text.default('') }),
  searchResults,
)
export type SearchCandidatesV2 = CallType<typeof searchCandidatesV2>
