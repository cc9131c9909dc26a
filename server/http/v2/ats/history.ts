import { changeAtsHistory } from '@fairlead/contract/v2/ats/history'
import { changeHistory } from '../../../features/ats/link-ats.ts'
import { endpoint, ok } from '../../endpoint.ts'

export const putAtsHistory = endpoint(changeAtsHistory, async (ctx, { input }) => {
  await changeHistory(ctx, input.is_on)
  return ok
})
