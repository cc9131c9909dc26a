import { readCandidateTimeline as call } from '@fairlead/contract/v2/projects/candidates/timeline'
import { readCandidateTimeline } from '../../../../features/talent/read-timeline.ts'
import { endpoint } from '../../../endpoint.ts'
import { timelineToWire } from '../../../wire/timeline.ts'

export const getProjectsCandidatesTimeline = endpoint(call, async (ctx, { input }) => {
  const { project_id: projectId, candidate_id: candidateId, of_project_id: ofProjectId, kind, before } = input
  return timelineToWire(await readCandidateTimeline(ctx, { projectId, candidateId, ofProjectId, kind, before }))
})
