import { secureAccount } from '@fairlead/contract/v2/account/secure'
import { secureAccount as secure } from '../../../features/accounts/sign-in/secure-account.ts'
import { moveOnRosters } from '../../../features/projects/records/project-store.ts'
import { openEndpoint } from '../../endpoint.ts'

export const postAccountSecure = openEndpoint(secureAccount, async ({ input, services }) => ({
  reset_token: await secure(services.database, input.token, services.now(), moveOnRosters),
}))
