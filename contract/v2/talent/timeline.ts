import { z } from 'zod'
import { call, type CallType } from '../../call.ts'
import { id } from '../../fields.ts'
import { timeline, timelineFilter } from '../../shapes/timeline.ts'

export const readTimeline = call(
  'GET',
  'v2/talent/timeline',
  ['staff', 'unproven'],
  'What happened with a person in the projects the user can open, newest first, a page at a time; events of other projects are counted.',
  z.object({ person_id: id, project_id: id.optional(), ...timelineFilter }),
  timeline,
)
export type ReadTimeline = CallType<typeof readTimeline>
