// PUT {V2}operations/free_trial
import { setFreeTrial } from '@fairlead/contract/v2/operations/free_trial'
import { changeFreeTrial } from '../../../features/operations/change-free-trial.ts'
import { ok } from '../../endpoint.ts'
import { houseEndpoint } from '../../house-endpoint.ts'

export const putOperationsFreeTrial = houseEndpoint(setFreeTrial, 'open_operations', async (ctx, { input }) => {
  await changeFreeTrial(ctx, input.project_id, input.is_free_trial, input.contacts)
  return ok
})
