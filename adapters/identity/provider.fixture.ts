// A real local OpenID Connect provider for browsers: an account chooser, and a client that uses it.
import { createPrivateKey, generateKeyPairSync, sign, type JsonWebKey } from 'node:crypto'
import { createServer } from 'node:http'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { providerPermissions, scopesFor } from '@fairlead/domain/account/scopes'
import Provider from 'oidc-provider'
import type { Adapter, AdapterPayload } from 'oidc-provider'

export interface TestProvider {
  issuer: string
  clientId: string
  clientSecret: string
  /** From now on the published keys differ from the signing keys. */
  publishForeignKeys(): void
  /** The next token requests get no response. */
  fallSilent(): void
  /** Every renewal issues a new refresh token and revokes the old one. */
  rotate(): void
  /** All users withdraw their consent. */
  withdrawConsent(): void
  /** Changes the client that the provider has on record. */
  register(client: { redirectUris: readonly string[]; logoutUri?: string }): void
  /** Changes the claims of every ID token and logout token before it is signed; with `foreign`, a key that isn't published signs them. */
  forge(change: ((claims: Record<string, unknown>) => void) | null, foreign?: boolean): void
  /** A logout token for an account's sign-in, as the provider would send it. */
  logoutToken(account: string, sid?: string): string
  /** Signs in `account` at an authorization URL; returns the parameters of the redirect. */
  signIn(authorizationUrl: string, account: string): Promise<URLSearchParams>
  stop(): Promise<void>
}

export const redirectUris = ['https://app.example/login', 'https://app.example/register/v3']

/** `accounts` maps an account to its claims; `inIdToken` puts them into the ID token, as Google does, instead of userinfo. */
export async function startProvider(
  accounts: Record<string, Record<string, unknown>>,
  inIdToken: boolean,
  port = 0,
  redirects: readonly string[] = redirectUris,
): Promise<TestProvider> {
  const state = { foreignKeys: false, silent: false, rotates: false }
  const forging = { change: null as ((claims: Record<string, unknown>) => void) | null, isForeign: false }
  const [key, foreignKey] = [signingKey('private'), signingKey('private')]
  const signed = (claims: Record<string, unknown>) => {
    forging.change?.(claims)
    return signJwt(claims, forging.isForeign ? foreignKey : key)
  }
  const lasting = new Set<string>()
  const entries = new Map<string, AdapterPayload>()
  let callback: (incoming: IncomingMessage, outgoing: ServerResponse) => unknown = () => undefined
  const server = createServer((incoming, outgoing) => {
    if (state.silent && incoming.url?.startsWith('/token')) return
    if (state.foreignKeys && incoming.url?.startsWith('/jwks')) {
      outgoing.setHeader('content-type', 'application/json')
      return void outgoing.end(JSON.stringify({ keys: [{ ...signingKey('public'), use: 'sig', alg: 'RS256', kid: 'k1' }] }))
    }
    if (forging.change && incoming.url?.startsWith('/token')) {
      const end = outgoing.end.bind(outgoing)
      outgoing.end = ((body: string) => {
        const answer = JSON.parse(body) as { id_token?: string }
        if (answer.id_token) answer.id_token = signed(claimsIn(answer.id_token))
        const text = JSON.stringify(answer)
        outgoing.setHeader('content-length', Buffer.byteLength(text))
        return end(text)
      }) as typeof outgoing.end
    }
    callback(incoming, outgoing)
  })
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  const more = scopesFor('google', providerPermissions).concat(scopesFor('microsoft', providerPermissions))
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const [clientId, clientSecret] = ['fairlead', 'a-client-secret-of-some-length']
  const register: TestProvider['register'] = ({ redirectUris: uris, logoutUri }) =>
    void entries.set(`Client:${clientId}`, {
      client_id: clientId,
      client_secret: clientSecret,
      redirect_uris: [...uris],
      token_endpoint_auth_method: 'client_secret_post',
      grant_types: ['authorization_code', 'refresh_token'],
      ...(logoutUri === undefined ? {} : { backchannel_logout_uri: logoutUri, backchannel_logout_session_required: true }),
    } as AdapterPayload)
  register({ redirectUris: redirects })
  const provider = new Provider(issuer, {
    adapter: memory(entries),
    claims: {
      openid: ['sub'],
      email: ['email', 'email_verified', 'xms_edov', 'preferred_username'],
      profile: ['name', 'given_name', 'family_name', 'picture'],
      groups: ['groups'],
    },
    scopes: ['openid', 'email', 'profile', 'groups', 'offline_access', 'calendar', ...more],
    extraParams: ['access_type', 'include_granted_scopes'],
    // Google's parameter, and the scope of the standard
    issueRefreshToken: (_, __, code) => Promise.resolve(code.scopes.has('offline_access') || lasting.has(code.grantId ?? '')),
    rotateRefreshToken: () => state.rotates,
    conformIdTokenClaims: !inIdToken,
    pkce: { required: () => false },
    jwks: { keys: [{ ...key, use: 'sig', alg: 'RS256', kid: 'k1' }] },
    cookies: { keys: ['of-the-test'] },
    features: { devInteractions: { enabled: false }, backchannelLogout: { enabled: true } },
    interactions: { url: (_, interaction) => `/sign-in/${interaction.uid}` },
    ttl: { Interaction: 60, Session: 60, Grant: 60, AccessToken: 60, IdToken: 60, RefreshToken: 60 },
    findAccount: (_, sub) => (accounts[sub] ? { accountId: sub, claims: () => ({ sub, ...accounts[sub] }) } : undefined),
    async loadExistingGrant(context) {
      const { client, session, params } = context.oidc
      const grant = new context.oidc.provider.Grant({ clientId: client?.clientId ?? '', accountId: session?.accountId ?? '' })
      grant.addOIDCScope(String(params?.['scope'] ?? 'openid'))
      await grant.save()
      if (params?.['access_type'] === 'offline') lasting.add(grant.jti)
      return grant
    },
  })
  provider.use(async (context, next) => {
    if (!context.path.startsWith('/sign-in/')) return next()
    const chosen = new URLSearchParams(context.querystring)
    const accountId = context.get('x-account') || chosen.get('account')
    const { prompt } = await provider.interactionDetails(context.req, context.res)
    // a user who is already signed in with the provider only confirms
    if (prompt.name === 'consent' && !chosen.has('cancel')) {
      await provider.interactionFinished(context.req, context.res, { consent: {} })
      context.respond = false
      return
    }
    if (!accountId && !chosen.has('cancel')) {
      context.type = 'html'
      context.body = choosing(Object.keys(accounts))
      return
    }
    const result = accountId ? { login: { accountId }, consent: {} } : { error: 'access_denied' }
    await provider.interactionFinished(context.req, context.res, result)
    context.respond = false
  })
  callback = provider.callback()
  return {
    issuer,
    clientId,
    clientSecret,
    publishForeignKeys: () => void (state.foreignKeys = true),
    fallSilent: () => void (state.silent = true),
    rotate: () => void (state.rotates = true),
    register,
    forge: (change, foreign = false) => void Object.assign(forging, { change, isForeign: foreign }),
    logoutToken(account, sid) {
      const iat = Math.floor(Date.now() / 1000)
      const events = { 'http://schemas.openid.net/event/backchannel-logout': {} }
      const jti = `logout-${iat}-${Math.random()}`
      return signed({ iss: issuer, aud: clientId, iat, exp: iat + 120, jti, sub: account, ...(sid ? { sid } : {}), events })
    },
    withdrawConsent() {
      for (const key of entries.keys()) if (/^(Grant|RefreshToken|AccessToken):/.test(key)) entries.delete(key)
    },
    async signIn(authorizationUrl, account) {
      const cookies = new Map<string, string>()
      for (let url = new URL(authorizationUrl), hops = 0; hops < 6; hops++) {
        const cookie = [...cookies].map((pair) => pair.join('=')).join('; ')
        const response = await fetch(url, { redirect: 'manual', headers: { cookie, 'x-account': account } })
        for (const line of response.headers.getSetCookie()) {
          const [name = '', value = ''] = (line.split(';')[0] ?? '').split('=', 2)
          cookies.set(name, value)
        }
        const location = response.headers.get('location')
        if (location === null) throw new Error(`No way on from ${url.pathname}: ${response.status} ${await response.text()}`)
        url = new URL(location, url)
        if (url.origin !== issuer) return url.searchParams
      }
      throw new Error('The browser went in circles.')
    },
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

/** The provider's page. */
const choosing = (accounts: readonly string[]) =>
  `<!doctype html><title>Choose an account</title><h1>Choose an account</h1><ul>${accounts
    .map((name) => `<li><a href="?account=${encodeURIComponent(name)}">${name}</a></li>`)
    .join('')}</ul><a href="?cancel">Cancel</a>`

function signingKey(half: 'public' | 'private'): JsonWebKey {
  const pair = generateKeyPairSync('rsa', { modulusLength: 2048 })
  return (half === 'public' ? pair.publicKey : pair.privateKey).export({ format: 'jwk' })
}

const claimsIn = (token: string) => JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as Record<string, unknown>

function signJwt(claims: Record<string, unknown>, key: JsonWebKey): string {
  const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')
  const text = `${encode({ alg: 'RS256', kid: 'k1' })}.${encode(claims)}`
  const signature = sign('sha256', Buffer.from(text), createPrivateKey({ key, format: 'jwk' }))
  return `${text}.${signature.toString('base64url')}`
}

function memory(entries: Map<string, AdapterPayload>): (model: string) => Adapter {
  const done = Promise.resolve(undefined)
  return (model) => ({
    upsert: (id, payload) => (entries.set(`${model}:${id}`, payload), done),
    find: (id) => Promise.resolve(entries.get(`${model}:${id}`)),
    findByUid: (uid) => Promise.resolve(entries.values().find((payload) => payload.uid === uid)),
    findByUserCode: () => done,
    async consume(id) {
      const payload = entries.get(`${model}:${id}`)
      if (payload) payload.consumed = Math.floor(Date.now() / 1000)
    },
    destroy: (id) => (entries.delete(`${model}:${id}`), done),
    async revokeByGrantId(grantId) {
      for (const [key, payload] of entries) if (payload.grantId === grantId) entries.delete(key)
    },
  })
}
