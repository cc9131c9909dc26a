// A real OpenID Connect provider for tests, which signs people in on request.
import { openidProvider } from '@fairlead/adapters/identity/openid'
import { redirectUris, startProvider } from '@fairlead/adapters/identity/provider.fixture'
import { mailboxes } from '@fairlead/adapters/mail/mailboxes'
import { mailboxScopes } from '@fairlead/domain/account/scopes'
import { startGraphMail } from './fakes/mailboxes/start-graph-mail.ts'
import { newId } from '../server/platform/ids.ts'
import type { TestApp } from './test-app.ts'

/** The mailbox connected by the matrix inputs. */
const ownAddress = 'ana@home.invalid'

/** A provider that signs in a new person whenever a code is needed. */
export async function startIdentities(testApp: TestApp) {
  const accounts: Record<string, Record<string, unknown>> = {}
  const server = await startProvider(accounts, true)
  const google = openidProvider({ ...server, name: 'Google' })
  const client = { clientId: 'fairlead', clientSecret: 'a-client-secret-of-some-length' }
  const graph = await startGraphMail({ ...client, addresses: [ownAddress] })
  const microsoft = openidProvider({ ...client, name: 'Microsoft', issuer: graph.url })
  testApp.services.outside = {
    ...testApp.services.outside,
    identity: { google, microsoft },
    mailboxes: mailboxes({ allowsPrivate: testApp.services.settings.privateMailboxes, graphUrl: graph.url }),
  }
  return {
    /** For connecting the mailbox that the matrix inputs name. */
    async codeOfMailbox(): Promise<string> {
      const scopes = mailboxScopes('microsoft')
      const request = {
        redirectUri: redirectUris[0] ?? '',
        state: 's',
        scopes,
        nonce: null,
        codeChallenge: null,
        loginHint: null,
        isLasting: true,
      }
      const url = new URL(await microsoft.authorizationUrl(request))
      url.searchParams.set('account', ownAddress)
      const answer = await fetch(url, { redirect: 'manual' })
      return new URL(answer.headers.get('location') ?? '').searchParams.get('code') ?? ''
    },
    async codeOfNewUser(): Promise<string> {
      const subject = newId()
      accounts[subject] = { email: `${subject}@people.example`, email_verified: true, name: 'Sasha New' }
      const request = {
        redirectUri: redirectUris[0] ?? '',
        state: 's',
        scopes: [],
        nonce: null,
        codeChallenge: null,
        loginHint: null,
        isLasting: false,
      }
      return (await server.signIn(await google.authorizationUrl(request), subject)).get('code') ?? ''
    },
    stop: () => Promise.all([server.stop(), graph.stop()]),
  }
}
