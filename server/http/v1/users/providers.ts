import { listProviders } from '@fairlead/contract/v1/users/providers'
import { grantedPermissions } from '@fairlead/domain/account/scopes'
import { IdentityDown } from '@fairlead/domain/ports/identity'
import { providerNames, providersInOrder } from '../../../features/accounts/providers/redeem-code.ts'
import { openEndpoint } from '../../endpoint.ts'

export const getUsersProviders = openEndpoint(listProviders, async ({ input, services }) => {
  const { redirect_uri: redirectUri, state, scopes = [] } = input
  const providers = providersInOrder.filter((provider) => input.auth_provider === undefined || provider === input.auth_provider)
  const entries = await Promise.all(
    providers.map(async (auth_provider) => {
      const provider = services.outside.identity[auth_provider]
      if (!provider) return []
      const name = providerNames[auth_provider]
      if (!redirectUri || !state) return [{ auth_provider, name, url: null }]
      const request = {
        redirectUri,
        state,
        scopes,
        nonce: input.nonce || null,
        codeChallenge: input.code_challenge || null,
        loginHint: input.login_hint || null,
        isLasting: grantedPermissions(auth_provider, scopes).length > 0,
      }
      const url = await provider.authorizationUrl(request).catch((error: unknown) => {
        // a provider that can't be reached now isn't offered now
        if (error instanceof IdentityDown) return null
        throw error
      })
      return url === null ? [] : [{ auth_provider, name, url }]
    }),
  )
  return entries.flat()
})
