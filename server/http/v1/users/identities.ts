import { linkIdentity, listIdentities, unlinkIdentity, type WireIdentities } from '@fairlead/contract/v1/users/identities'
import { grantedPermissions, providerPermissions } from '@fairlead/domain/account/scopes'
import * as ways from '../../../features/accounts/providers/link-identity.ts'
import { connectProvider } from '../../../features/calendars/connect-calendar.ts'
import { clearGoneCalendar } from '../../../features/calendars/disconnect-calendar.ts'
import { calendarTools } from '../../calendar-tools.ts'
import { endpoint } from '../../endpoint.ts'

function answer({ hasPassword, identities }: ways.WaysIn): WireIdentities {
  return {
    has_password: hasPassword,
    identities: identities.map(({ id, provider, email, scopes }) => {
      const granted = grantedPermissions(provider, scopes)
      return {
        id,
        auth_provider: provider,
        email,
        granted,
        missing: providerPermissions.filter((permission) => !granted.includes(permission)),
      }
    }),
  }
}

export const getUsersIdentities = endpoint(listIdentities, async (ctx) => answer(await ways.readWaysIn(ctx)))

export const postUsersIdentities = endpoint(linkIdentity, async (ctx, { input, services, session }) => {
  const form = {
    provider: input.auth_provider,
    code: input.auth_code,
    redirectUri: input.redirect_uri,
    scopes: input.scopes ?? [],
    codeVerifier: input.code_verifier || null,
    nonce: input.nonce || null,
    issuer: input.iss || null,
  }
  const { database, outside, secrets } = services
  const { linkedId, ...linked } = await ways.linkIdentity(database, ctx, outside.identity[input.auth_provider], form, session, secrets)
  await connectProvider(ctx, calendarTools(services), linkedId)
  return answer(linked)
})

export const deleteUsersIdentities = endpoint(unlinkIdentity, async (ctx, { input, services, session }) => {
  const methods = await ways.unlinkIdentity(services.database, ctx, input.id, session)
  // its calendars went with it
  await ctx.transaction((tx) => clearGoneCalendar(tx, ctx))
  return answer(methods)
})
