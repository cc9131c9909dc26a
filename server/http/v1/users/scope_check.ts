// GET {V1}users/scope_check
import { checkScopes } from '@fairlead/contract/v1/users/scope_check'
import { readUser } from '../../../features/accounts/user-views.ts'
import { endpoint } from '../../endpoint.ts'

export const getUsersScopeCheck = endpoint(checkScopes, async (ctx) => {
  const { calendarSyncedId, maySend } = await readUser(ctx)
  return { calendar: calendarSyncedId !== null, email_send: maySend }
})
