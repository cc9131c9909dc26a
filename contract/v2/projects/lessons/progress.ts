import { z } from 'zod'
import { call, type CallType } from '../../../call.ts'
import { id } from '../../../fields.ts'

export const readLearningProgress = call(
  'GET',
  'v2/projects/lessons/progress',
  ['staff', 'unproven'],
  'Whether more decisions would still change the next candidates, measured by replaying the decisions made so far.',
  z.object({ project_id: id }),
  z.object({
    decisions: z.number().int(),
    /** After at least four decisions, the last two hardly changed the next 25 people. */
    is_stable: z.boolean(),
    /** How many of the next 25 people the last decision replaced. */
    last_change: z.number().int().nullable(),
  }),
)
export type ReadLearningProgress = CallType<typeof readLearningProgress>
