// GET {V1}users/providers
import { listProviders } from '@fairlead/contract/v1/users/providers'
import { IdentityDown } from '@fairlead/domain/ports/identity'
import { openEndpoint } from '../../endpoint.ts'

export const providerNames = { google: 'Google', microsoft: 'Microsoft' } as const

export const getUsersProviders = openEndpoint(listProviders, async ({ input, services }) => {
  const { redirect_uri: redirectUri, state, scopes = [] } = input
  const found = await Promise.all(
    (['google', 'microsoft'] as const).map(async (auth_provider) => {
      const provider = services.outside.identity[auth_provider]
      if (!provider) return []
      const request = { redirectUri, state, scopes, nonce: null, codeChallenge: null, loginHint: null }
      const url = await provider.authorizationUrl(request).catch((error: unknown) => {
        // who cannot be reached now is not offered now
        if (error instanceof IdentityDown) return null
        throw error
      })
      return url === null ? [] : [{ auth_provider, name: providerNames[auth_provider], url }]
    }),
  )
  return found.flat()
})
