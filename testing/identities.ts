// A real OpenID Connect provider for tests, which signs people in on request.
import { companyProviders } from '@fairlead/adapters/identity/company-openid'
import { openidProvider } from '@fairlead/adapters/identity/openid'
import { redirectUris, startProvider } from '@fairlead/adapters/identity/provider.fixture'
import { mailboxes } from '@fairlead/adapters/mail/mailboxes'
import { mailboxScopes } from '@fairlead/domain/account/scopes'
import { startGraphMail } from './fakes/mailboxes/start-graph-mail.ts'
import { createHash } from 'node:crypto'
import { aboutConnection } from '../server/features/accounts/sso/sso-connection-store.ts'
import { newId } from '../server/platform/ids.ts'
import { ssoBegun } from './sso-begun.ts'
import type { TestApp } from './test-app.ts'

/** The mailbox connected by the matrix inputs. */
const ownAddress = 'ana@home.invalid'

/** A provider that signs in a new person whenever a code is needed. */
export async function startIdentities(testApp: TestApp) {
  const accounts: Record<string, Record<string, unknown>> = {}
  const server = await startProvider(accounts, true)
  const google = openidProvider({ ...server, name: 'Google' })
  const client = { clientId: 'fairlead', clientSecret: 'a-client-secret-of-some-length' }
  const companyProvider = companyProviders({ allowsPrivate: true })
  const ssoRedirects = new Set<string>()
  const graph = await startGraphMail({ ...client, addresses: [ownAddress] })
  const microsoft = openidProvider({ ...client, name: 'Microsoft', issuer: graph.url })
  testApp.services.outside = {
    ...testApp.services.outside,
    identity: { google, microsoft },
    openCompanyProvider: (connection) => companyProvider({ ...connection, ...client, issuer: server.issuer }),
    dns: { lookUp: () => Promise.resolve({ state: 'none' }) },
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
    /** A single sign-on provider and a proven domain of this workspace, and what its provider answers to a new person. */
    async singleSignOn(workspaceId: string) {
      const { connection, domain } = await ssoOf(testApp, workspaceId)
      ssoRedirects.add(`${testApp.services.settings.publicUrl}/sso/${connection}`)
      server.register({ redirectUris: [...redirectUris, ...ssoRedirects] })
      const subject = newId()
      accounts[subject] = { email: `${subject}@${domain}.example`, email_verified: true, name: 'Sasha New' }
      const { secret: nonce } = ssoBegun
      const codeChallenge = createHash('sha256').update(ssoBegun.secret).digest('base64url')
      const redirectUri = [...ssoRedirects].find((uri) => uri.endsWith(connection)) ?? ''
      const request = { redirectUri, state: 's', scopes: [], nonce, codeChallenge, loginHint: null, isLasting: false }
      const sso_code = (await server.signIn(await google.authorizationUrl(request), subject)).get('code') ?? ''
      return { sso_connection: connection, sso_domain: domain, sso_code, sso_logout_code: server.logoutToken(subject) }
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

/** The workspace's own, or new ones. */
async function ssoOf({ database: { system }, services }: TestApp, workspace_id: string): Promise<{ connection: string; domain: string }> {
  const connection = await system
    .selectFrom('sso_connection')
    .select('id')
    .where('workspace_id', '=', workspace_id)
    .limit(1)
    .executeTakeFirst()
  const domain = await system
    .selectFrom('sso_domain')
    .select('id')
    .where('workspace_id', '=', workspace_id)
    .where('verified_at', 'is not', null)
    .executeTakeFirst()
  const [connectionId, domainId] = [connection?.id ?? newId(), domain?.id ?? newId()]
  const client_secret = services.secrets.close('s', aboutConnection(connectionId))
  const row = { id: connectionId, workspace_id, name: 'Work ID', issuer: 'https://sso.example', client_id: 'c', client_secret }
  if (!connection)
    await system
      .insertInto('sso_connection')
      .values({ ...row, default_role: 'member' })
      .execute()
  const proof = { token: 't', verified_at: new Date(), checked_at: new Date() }
  if (!domain)
    await system
      .insertInto('sso_domain')
      .values({ id: domainId, workspace_id, domain: `${domainId}.example`, ...proof })
      .execute()
  return { connection: connectionId, domain: domainId }
}
