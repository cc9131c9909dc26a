// Converts a found candidate for the API, with the stage name of its version.
import type { WireSearchResult } from '@fairlead/contract/shapes/search-result'
import { stageToWire } from '@fairlead/contract/stages'
import type { FoundCandidate } from '../../features/candidates/views/search-candidates.ts'

export function searchResultToWire(result: FoundCandidate, base: 'v1' | 'v2'): WireSearchResult {
  return {
    candidate_id: result.id,
    candidate_name: result.name,
    candidate_email: result.email,
    candidate_linkedin_url: result.linkedinUrl,
    candidate_picture_url: result.pictureUrl,
    candidate_job_title: result.jobTitle,
    candidate_status: stageToWire(result.stage, base),
    project_id: result.projectId,
    project_name: result.projectName,
  }
}
