import { checkSession, signIn, signOut } from '@fairlead/contract/v1/sessions'
import { recordAuditEvent } from '../../features/accounts/security/audit-store.ts'
import { closeSession } from '../../features/accounts/sessions/session-store.ts'
import { signIn as signInUser } from '../../features/accounts/sign-in/sign-in.ts'
import { provisionDemoCalendars } from '../provision-demo-calendars.ts'
import { endpoint, ok, openEndpoint } from '../endpoint.ts'

export const postSessions = openEndpoint(signIn, async ({ input, services }) => {
  const signedIn = await signInUser(services.database.system, input, services.now(), services.settings)
  if ('session' in signedIn) await provisionDemoCalendars(services, signedIn.email)
  return signedIn
})

export const getSessions = endpoint(checkSession, async (ctx) => ({ email: ctx.actor.email }))

export const deleteSessions = endpoint(signOut, async ({ workspaceId, userId, actor }, { services, session }) => {
  const { system } = services.database
  await closeSession(system, session)
  await recordAuditEvent(system, { kind: 'sign_out', workspaceId, userId, actor: actor.email })
  return ok
})
