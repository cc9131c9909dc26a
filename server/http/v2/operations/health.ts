import { setBoardHealth } from '@fairlead/contract/v2/operations/health'
import { setHealth } from '../../../features/operations/set-health.ts'
import { ok } from '../../endpoint.ts'
import { staffEndpoint } from '../../staff-endpoint.ts'

export const putOperationsHealth = staffEndpoint(setBoardHealth, 'open_operations', async (ctx, { input }) => {
  await setHealth(ctx, input.project_id, input.operations_status)
  return ok
})
