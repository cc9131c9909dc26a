import { checkScopes, type CheckScopes } from '@fairlead/contract/v1/users/scope_check'
import { readUser } from '../../../features/accounts/users/user-views.ts'
import { findLinkedinAccount } from '../../../features/outreach/linkedin/linkedin-account-store.ts'
import { endpoint } from '../../endpoint.ts'

export const getUsersScopeCheck = endpoint(checkScopes, async (ctx, { services }): Promise<CheckScopes['answer']> => {
  const [{ calendarSyncedId, maySend }, account] = await Promise.all([
    readUser(ctx),
    ctx.transaction((tx) => findLinkedinAccount(tx, ctx.userId)),
  ])
  const signedIn = account === null ? 'sign_in' : 'connected'
  return {
    calendar: calendarSyncedId !== null,
    email_send: maySend,
    linkedin: services.outside.linkedin.needsSignIn ? signedIn : 'by_hand',
  }
})
