import * as calls from '@fairlead/contract/v2/projects/teammates'
import { listTeammates } from '../../../features/discussion/list-teammates.ts'
import { endpoint } from '../../endpoint.ts'

export const getProjectsTeammates = endpoint(calls.listTeammates, async (ctx, { input }) => ({
  teammates: (await listTeammates(ctx, input.project_id)).map(({ userId, name, picture, refusal }) => ({
    user_id: userId,
    user_name: name,
    user_profile_picture: picture,
    why_not: refusal,
  })),
}))
