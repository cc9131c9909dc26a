// A provider's accounts, shared by its services: the authorization code flow with PKCE (RFC 6749, RFC 7636), ID tokens (OpenID
// Connect Core), access tokens that expire, and consent that can be withdrawn.
import { createHash, createSign, generateKeyPairSync, randomBytes } from 'node:crypto'
import type { Call, Reply } from '@fairlead/local-services/http/serve'

export interface AccountOptions {
  /** Addresses that people can sign in with. */
  addresses: readonly string[]
  clientId: string
  clientSecret: string
  /** Allowed redirect addresses; none = any. */
  redirectUris?: readonly string[]
  /** Lifetime of an access token, in seconds. */
  tokenSeconds?: number
  /** Every renewal issues a new refresh token. As Microsoft documents, the previous one stays valid. */
  rotates?: boolean
}

export interface Holder {
  address: string
  scopes: readonly string[]
}

export interface Accounts {
  /** null for other paths. */
  answer(call: Call): Reply | null
  /** The user of the call's access token; null when invalid. */
  holderOf(call: Call): Holder | null
  /** Consent given without a browser; returns the refresh token. */
  allow(address: string, scopes: readonly string[]): string
  /** A token with these claims, signed by the provider. */
  sign(claims: object): string
  /** Invalidates all access tokens issued so far. */
  expireTokens(): void
  /** The person withdraws their consent. */
  withdraw(address: string): void
  /** Number of access token renewals. */
  renewals(): number
}

interface Grant extends Holder {
  isWithdrawn: boolean
}

const secret = () => randomBytes(24).toString('base64url')
const digest = (text: string) => createHash('sha256').update(text).digest('base64url')
const json = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')
const wrong = (error: string, status = 400): Reply => ({ status, body: { error, error_description: error } })

export function openAccounts(options: AccountOptions): Accounts {
  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const codes = new Map<string, { grant: Grant; challenge: string; nonce: string; redirectUri: string }>()
  const refreshTokens = new Map<string, Grant>()
  const accessTokens = new Map<string, { grant: Grant; until: number }>()
  let renewals = 0

  const sign = (claims: object): string => {
    const content = `${json({ alg: 'RS256', kid: 'k1', typ: 'JWT' })}.${json(claims)}`
    return `${content}.${createSign('RSA-SHA256').update(content).sign(privateKey, 'base64url')}`
  }
  const idToken = (issuer: string, { address }: Grant, nonce: string): string => {
    const now = Math.floor(Date.now() / 1000)
    const claims = {
      iss: issuer,
      sub: digest(address).slice(0, 21),
      aud: options.clientId,
      iat: now,
      exp: now + 600,
      email: address,
      email_verified: true,
      name: address.split('@')[0],
      ...(nonce ? { nonce } : {}),
    }
    return sign(claims)
  }
  const tokensOf = (grant: Grant): Record<string, unknown> => {
    const accessToken = secret()
    const seconds = options.tokenSeconds ?? 3600
    accessTokens.set(accessToken, { grant, until: Date.now() + seconds * 1000 })
    return { access_token: accessToken, token_type: 'Bearer', expires_in: seconds, scope: grant.scopes.join(' ') }
  }
  const keep = (grant: Grant): string => {
    const token = secret()
    refreshTokens.set(token, grant)
    return token
  }
  const authorize = ({ query, path }: Call): Reply => {
    const redirectUri = query.get('redirect_uri') ?? ''
    if (query.get('client_id') !== options.clientId || !URL.canParse(redirectUri)) return wrong('invalid_client')
    if (options.redirectUris && !options.redirectUris.includes(redirectUri)) return wrong('redirect_uri_mismatch')
    const address = options.addresses.find((candidate) => candidate === query.get('account'))
    if (!address && !query.has('cancel')) {
      const links = options.addresses.map((account) => {
        const chosen = new URLSearchParams([...query, ['account', account]])
        const partly = new URLSearchParams([...chosen, ['read_only', '1']])
        return `<li><a href="${path}?${chosen}">${account}</a> <a href="${path}?${partly}">${account}, without sending</a></li>`
      })
      const page = `<!doctype html><title>Choose an account</title><h1>Choose an account</h1><ul>${links.join('')}</ul><a href="${path}?${query}&cancel=1">Cancel</a>`
      return { status: 200, body: page.replaceAll('&', '&amp;'), headers: { 'content-type': 'text/html' } }
    }
    const back = new URL(redirectUri)
    back.searchParams.set('state', query.get('state') ?? '')
    if (address) {
      const requestedScopes = (query.get('scope') ?? '').split(' ')
      const scopes = query.has('read_only') ? requestedScopes.filter((scope) => !/send/i.test(scope)) : requestedScopes
      const code = secret()
      const challenge = query.get('code_challenge') ?? ''
      codes.set(code, { grant: { address, scopes, isWithdrawn: false }, challenge, nonce: query.get('nonce') ?? '', redirectUri })
      back.searchParams.set('code', code)
    } else back.searchParams.set('error', 'access_denied')
    return { status: 302, body: '', headers: { location: back.href, 'content-type': 'text/plain' } }
  }
  const token = ({ fields, headers }: Call): Reply => {
    const field = (name: string) => String(fields?.[name] ?? '')
    if (field('client_id') !== options.clientId || field('client_secret') !== options.clientSecret) return wrong('invalid_client', 401)
    if (field('grant_type') === 'refresh_token') {
      const grant = refreshTokens.get(field('refresh_token'))
      if (!grant || grant.isWithdrawn) return wrong('invalid_grant')
      renewals += 1
      if (!options.rotates) return { status: 200, body: tokensOf(grant) }
      return { status: 200, body: { ...tokensOf(grant), refresh_token: keep(grant) } }
    }
    const code = codes.get(field('code'))
    // a code can be used once
    codes.delete(field('code'))
    if (!code || code.redirectUri !== field('redirect_uri')) return wrong('invalid_grant')
    if (code.challenge !== '' && digest(field('code_verifier')) !== code.challenge) return wrong('invalid_grant')
    const id_token = idToken(`http://${headers.host}`, code.grant, code.nonce)
    return { status: 200, body: { ...tokensOf(code.grant), refresh_token: keep(code.grant), id_token } }
  }

  return {
    answer(call) {
      const home = `http://${call.headers.host}`
      if (call.path === '/.well-known/openid-configuration')
        return {
          status: 200,
          body: {
            issuer: home,
            authorization_endpoint: `${home}/authorize`,
            token_endpoint: `${home}/token`,
            jwks_uri: `${home}/jwks`,
            response_types_supported: ['code'],
            subject_types_supported: ['public'],
            id_token_signing_alg_values_supported: ['RS256'],
            code_challenge_methods_supported: ['S256'],
          },
        }
      if (call.path === '/jwks')
        return { status: 200, body: { keys: [{ ...publicKey.export({ format: 'jwk' }), use: 'sig', alg: 'RS256', kid: 'k1' }] } }
      if (call.path === '/authorize') return authorize(call)
      return call.path === '/token' && call.method === 'POST' ? token(call) : null
    },
    holderOf({ headers }) {
      const access = accessTokens.get((headers.authorization ?? '').replace('Bearer ', ''))
      return access && access.until > Date.now() && !access.grant.isWithdrawn ? access.grant : null
    },
    allow: (address, scopes) => keep({ address, scopes, isWithdrawn: false }),
    sign,
    expireTokens: () => accessTokens.clear(),
    withdraw(address) {
      for (const grant of refreshTokens.values()) if (grant.address === address) grant.isWithdrawn = true
    },
    renewals: () => renewals,
  }
}
