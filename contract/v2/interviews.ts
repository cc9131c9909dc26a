import { z } from 'zod'
import { call, type CallType } from '../call.ts'
import { id } from '../fields.ts'
import { interview } from '../shapes/interview.ts'

export const listInterviews = call(
  'GET',
  'v2/interviews',
  ['staff', 'unproven'],
  'Interviews of a project or of one of its candidates, including canceled ones; without a project, the current user’s upcoming interviews.',
  z.object({ project_id: id.optional(), candidate_id: id.optional() }),
  z.object({ interviews: z.array(interview) }),
)
export type ListInterviews = CallType<typeof listInterviews>
