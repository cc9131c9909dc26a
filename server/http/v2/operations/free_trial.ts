import { setFreeTrial } from '@fairlead/contract/v2/operations/free_trial'
import { changeFreeTrial } from '../../../features/operations/change-free-trial.ts'
import { ok } from '../../endpoint.ts'
import { staffEndpoint } from '../../staff-endpoint.ts'

export const putOperationsFreeTrial = staffEndpoint(setFreeTrial, 'open_operations', async (ctx, { input }) => {
  await changeFreeTrial(ctx, input.project_id, input.is_free_trial, input.contacts)
  return ok
})
