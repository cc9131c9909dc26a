// A found candidate as the wire names it, the stage under the name of its base.
import type { WireSearchResult } from '@fairlead/contract/shapes/search-result'
import { stageToWire } from '@fairlead/contract/stages'
import type { FoundCandidate } from '../../features/candidates/search-candidates.ts'

export function searchResultToWire(found: FoundCandidate, base: 'v1' | 'v2'): WireSearchResult {
  return {
    candidate_id: found.id,
    candidate_name: found.name,
    candidate_email: found.email,
    candidate_linkedin_url: found.linkedinUrl,
    candidate_picture_url: found.pictureUrl,
    candidate_job_title: found.jobTitle,
    candidate_status: stageToWire(found.stage, base),
    project_id: found.projectId,
    project_name: found.projectName,
  }
}
