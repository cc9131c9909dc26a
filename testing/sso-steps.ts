// Steps of tests about single sign-on: a real OpenID Connect provider, a real DNS server, and a browser's part of a sign-in.
import { createHash, randomBytes } from 'node:crypto'
import { dnsResolver } from '@fairlead/adapters/dns/resolver'
import { companyProviders } from '@fairlead/adapters/identity/company-openid'
import { openidProvider } from '@fairlead/adapters/identity/openid'
import { redirectUris, startProvider } from '@fairlead/adapters/identity/provider.fixture'
import type { WireSso } from '@fairlead/contract/v2/team/sso'
import type { IdentityProvider } from '@fairlead/domain/ports/identity'
import { expect } from 'vitest'
import { startDnsServer } from './dns-server.ts'
import { openFactorSteps } from './factor-steps.ts'
import type { TestUser } from './test-app.ts'

const verified = { email_verified: true, family_name: 'Keller' }
const makeAccounts = (): Record<string, Record<string, unknown>> => ({
  anna: { ...verified, email: 'Anna@work.example', given_name: 'Anna', groups: ['hiring'] },
  boss: { ...verified, email: 'boss@work.example', given_name: 'Boss', groups: ['leads'] },
  unverified: { email: 'un@work.example', email_verified: false, name: 'Un Verified' },
  foreign: { ...verified, email: 'someone@else.example', given_name: 'Some' },
  elsewhere: { ...verified, email: 'elsewhere@work.example', given_name: 'Else' },
  unproven: { ...verified, email: 'unproven@work.example', given_name: 'Un' },
  mate: { ...verified, email: 'mate@work.example', given_name: 'Mate', groups: [] },
  impostor: { ...verified, email: 'mate@work.example', given_name: 'Im' },
})

export async function openSsoSteps() {
  const accounts = makeAccounts()
  const [steps, server, dns] = await Promise.all([openFactorSteps(), startProvider(accounts, true), startDnsServer()])
  const google = openidProvider({ ...server, name: 'Google' })
  steps.testApp.services.outside = {
    ...steps.testApp.services.outside,
    openCompanyProvider: companyProviders({ allowsPrivate: true }),
    identity: { google, microsoft: null },
    dns: dnsResolver({ servers: [dns.address], timeout: 300, tries: 1 }),
  }
  return {
    steps,
    server,
    dns,
    /** What the provider says about each, which tests may change. */
    accounts,
    provider: (change: object = {}) => ({
      name: 'Work ID',
      issuer: server.issuer,
      client_id: server.clientId,
      client_secret: server.clientSecret,
      scopes: 'groups',
      ...change,
    }),
    /** In a confirmed session. */
    async manage(user: TestUser, method: 'POST' | 'PUT' | 'DELETE', path: string, fields: Record<string, unknown>) {
      await steps.setConfirmed(user)
      return user.call<WireSso & { error?: string; message?: string; fields?: Record<string, string> }>(
        method,
        `v2/team/sso/${path}`,
        fields,
      )
    },
    /** The provider's code for an account, with what the browser keeps. */
    async codeOf(connection: string, account: string) {
      const [code_verifier, nonce, state] = [0, 0, 0].map(() => randomBytes(32).toString('base64url'))
      const code_challenge = createHash('sha256').update(code_verifier!).digest('base64url')
      const begun = { connection, state, nonce, code_challenge }
      const { status, body } = await steps.stranger()<{ url: string; name: string }>('GET', 'v2/account/sso/page', begun)
      expect(status, JSON.stringify(body)).toBe(200)
      const answer = await server.signIn(body.url, account)
      expect(answer.get('state')).toBe(state)
      return { connection, auth_code: answer.get('code') ?? '', code_verifier, nonce, iss: answer.get('iss') ?? undefined }
    },
    google,
    /** Makes the connection's addresses known to the provider, besides those of Google's sign-in. */
    register: (redirectUri: string, logoutUri: string) => server.register({ redirectUris: [redirectUri, ...redirectUris], logoutUri }),
    /** The code of the same provider for a sign-in that isn't a workspace's. */
    async codeAt(provider: IdentityProvider, account: string) {
      const redirect_uri = redirectUris[0] ?? ''
      const request = { state: 's', scopes: [], nonce: null, codeChallenge: null, loginHint: null, isLasting: false }
      const url = await provider.authorizationUrl({ ...request, redirectUri: redirect_uri })
      return { auth_code: (await server.signIn(url, account)).get('code') ?? '', redirect_uri }
    },
    close: () => Promise.all([steps.testApp.close(), server.stop(), dns.stop()]),
  }
}
export type SsoSteps = Awaited<ReturnType<typeof openSsoSteps>>
