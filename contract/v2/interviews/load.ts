import { z } from 'zod'
import { call, type CallType } from '../../call.ts'
import { nothing } from '../../fields.ts'

export const readInterviewLoad = call(
  'GET',
  'v2/interviews/load',
  ['staff', 'unproven'],
  'How many interviews each user of the workspace holds this week and next, Monday to Sunday in their own time zone; sitting in doesn’t count.',
  nothing,
  z.object({
    interviewers: z.array(
      z.object({
        email: z.string(),
        this_week: z.number().int(),
        next_week: z.number().int(),
        /** null = no limit. */
        weekly_limit: z.number().nullable(),
      }),
    ),
  }),
)
export type ReadInterviewLoad = CallType<typeof readInterviewLoad>
