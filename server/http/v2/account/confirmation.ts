import { confirmIdentity } from '@fairlead/contract/v2/account/confirmation'
import { confirmIdentity as confirm } from '../../../features/accounts/sessions/confirm-identity.ts'
import { endpoint, ok } from '../../endpoint.ts'

export const postAccountConfirmation = endpoint(confirmIdentity, async (ctx, { input, services, session }) => {
  await confirm(services.database.system, ctx, session, input.current_password)
  return ok
})
