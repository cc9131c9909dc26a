import { z } from 'zod'
import { call, type CallType } from '../../../call.ts'
import { id } from '../../../fields.ts'
import { timeline, timelineFilter } from '../../../shapes/timeline.ts'

export const readCandidateTimeline = call(
  'GET',
  'v2/projects/candidates/timeline',
  ['staff', 'unproven'],
  'What happened with the person of a candidate in the projects the user can open, newest first. A project that hides names shows only its own events.',
  z.object({ project_id: id, candidate_id: id /** Narrows it to one project. */, of_project_id: id.optional(), ...timelineFilter }),
  timeline,
)
export type ReadCandidateTimeline = CallType<typeof readCandidateTimeline>
