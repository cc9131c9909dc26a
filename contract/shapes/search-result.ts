// A candidate found by the header's search.
import { z } from 'zod'

export const searchResult = z.object({
  candidate_id: z.string(),
  candidate_name: z.string(),
  candidate_email: z.string().nullable(),
  candidate_linkedin_url: z.string().nullable(),
  candidate_picture_url: z.string().nullable(),
  candidate_job_title: z.string().nullable(),
  candidate_status: z.string(),
  project_id: z.string(),
  project_name: z.string(),
})
export const searchResults = z.array(searchResult)
export type WireSearchResult = z.infer<typeof searchResult>
