// A real OpenID Connect provider behind the matrix of a test, at which people sign in whenever a code is asked for.
import { openidProvider } from '@fairlead/adapters/identity/openid'
import { redirectUris, startProvider } from '@fairlead/adapters/identity/provider.fixture'
import { newId } from '../server/platform/ids.ts'
import type { TestApp } from './test-app.ts'

/** A provider at which someone new signs in whenever a code is needed. */
export async function startIdentities(testApp: TestApp) {
  const accounts: Record<string, Record<string, unknown>> = {}
  const server = await startProvider(accounts, true)
  const google = openidProvider({ ...server, name: 'Google' })
  testApp.services.outside = { ...testApp.services.outside, identity: { google, microsoft: null } }
  return {
    async codeOfSomebodyNew(): Promise<string> {
      const who = newId()
      accounts[who] = { email: `${who}@people.example`, email_verified: true, name: 'Sasha New' }
      const asked = {
        redirectUri: redirectUris[0] ?? '',
        state: 's',
        scopes: [],
        nonce: null,
        codeChallenge: null,
        loginHint: null,
        isLasting: false,
      }
      return (await server.signIn(await google.authorizationUrl(asked), who)).get('code') ?? ''
    },
    stop: () => server.stop(),
  }
}
