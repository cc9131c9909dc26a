import { pushToAts } from '@fairlead/contract/v2/ats/push'
import { sendToAts } from '../../../features/ats/plan-push.ts'
import { endpoint, ok } from '../../endpoint.ts'

export const postAtsPush = endpoint(pushToAts, async (ctx, { input }) => {
  await sendToAts(ctx, { candidateId: input.candidate_id, projectId: input.project_id })
  return ok
})
