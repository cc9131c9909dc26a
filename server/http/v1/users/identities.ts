// GET, POST and DELETE {V1}users/identities
import { linkIdentity, listIdentities, unlinkIdentity, type WireIdentities } from '@fairlead/contract/v1/users/identities'
import { grantedPermissions, providerPermissions } from '@fairlead/domain/account/scopes'
import * as ways from '../../../features/accounts/link-identity.ts'
import { endpoint } from '../../endpoint.ts'

function answer({ hasPassword, identities }: ways.WaysIn): WireIdentities {
  return {
    has_password: hasPassword,
    identities: identities.map(({ id, provider, email, scopes }) => {
      const granted = grantedPermissions(provider, scopes)
      return { id, auth_provider: provider, email, granted, missing: providerPermissions.filter((one) => !granted.includes(one)) }
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
  return answer(await ways.linkIdentity(services.database, ctx, services.outside.identity[input.auth_provider], form, session))
})

export const deleteUsersIdentities = endpoint(unlinkIdentity, async (ctx, { input, services, session }) =>
  answer(await ways.unlinkIdentity(services.database, ctx, input.id, session)),
)
