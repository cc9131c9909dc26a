import { z } from 'zod'
import { call, type CallType } from '../../call.ts'
import { id } from '../../fields.ts'

export const listTeammates = call(
  'GET',
  'v2/projects/teammates',
  ['staff', 'unproven'],
  'The other users of the workspace, for mentions in comments: those who can open the project, then the others.',
  z.object({ project_id: id }),
  z.object({
    teammates: z.array(
      z.object({
        user_id: z.string(),
        user_name: z.string(),
        user_profile_picture: z.string().nullable(),
        /** Why they can’t be mentioned; null when they can. */
        why_not: z.string().nullable(),
      }),
    ),
  }),
)
export type ListTeammates = CallType<typeof listTeammates>
