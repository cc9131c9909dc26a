// The OpenID Connect providers of workspaces, which their admins name: requests are guarded, and logout tokens are checked.
import { IdentityDown, IdentityRefused, type CompanyConnection, type CompanyProvider } from '@fairlead/domain/ports/identity'
import type { LogoutNotice, OpenCompanyProvider } from '@fairlead/domain/ports/identity'
import { createRemoteJWKSet, customFetch, errors, jwtVerify, type JWTPayload, type JWTVerifyGetKey } from 'jose'
import { guardedFetch } from '../http/guarded-fetch.ts'
import { GuardError, guardDefaults, type GuardRules } from '../http/guarded-request.ts'
import { field, text } from '../http/shape.ts'
import { clockTolerance, openidProvider } from './openid.ts'

export interface CompanyOptions {
  /** none = every public host */
  allowedHosts?: readonly string[]
  /** Providers on private networks too, and without encryption on this machine. */
  allowsPrivate?: boolean
}

/** Metadata is read again after this. */
const freshMs = 10 * 60_000
const maxOpen = 200
const longestToken = 8192
/** Seconds: OpenID Connect Back-Channel Logout 1.0 section 2.6 leaves it to us. */
const maxLogoutAge = 300
const maxGroups = 1000
const maxClaim = 500
const signatures = ['RS256', 'RS384', 'RS512', 'PS256', 'PS384', 'PS512', 'ES256', 'ES384', 'ES512', 'Ed25519', 'EdDSA']
const logoutEvent = 'http://schemas.openid.net/event/backchannel-logout'

/** Each connection is opened once and again every ten minutes. */
export function companyProviders({ allowedHosts = [], allowsPrivate = false }: CompanyOptions = {}): OpenCompanyProvider {
  const opened = new Map<string, { provider: CompanyProvider; until: number }>()
  return (connection) => {
    const key = JSON.stringify(connection)
    const current = opened.get(key)
    if (current && current.until > Date.now()) return current.provider
    const { origin, hostname } = new URL(connection.issuer)
    const isHere = ['127.0.0.1', 'localhost', '[::1]'].includes(hostname)
    const rules: GuardRules = {
      ...guardDefaults,
      allowedHosts,
      ...(allowsPrivate ? { mayConnect: () => true, trustedOrigins: isHere ? [origin] : [] } : {}),
    }
    const provider = companyProvider(connection, rules)
    opened.delete(key)
    opened.set(key, { provider, until: Date.now() + freshMs })
    if (opened.size > maxOpen) opened.delete(opened.keys().next().value!)
    return provider
  }
}

function companyProvider({ groupsClaim, ...connection }: CompanyConnection, rules: GuardRules): CompanyProvider {
  const fetch = guardedFetch(rules)
  const client = openidProvider({ ...connection, fetch, ...(groupsClaim === '' ? {} : { alsoWants: groupsClaim }) })
  let keys: JWTVerifyGetKey | null = null
  const readKeys = async (): Promise<JWTVerifyGetKey> => {
    const { jwks_uri: address } = (await client.configuration()).serverMetadata()
    if (address === undefined) throw new IdentityDown(`${connection.name} does not name its keys.`)
    return (keys ??= createRemoteJWKSet(new URL(address), { [customFetch]: (url, options) => fetch(url, { ...options, headers: {} }) }))
  }
  return {
    authorizationUrl: (request) => client.authorizationUrl(request),

    async exchange(code, redirectUri, context) {
      const { identity, claims } = await client.redeem(code, redirectUri, context)
      return { ...identity, groups: groupsClaim === '' ? [] : groupsIn(claims, groupsClaim), sessionId: sessionIn(claims) }
    },

    async readLogout(token) {
      const refused = () => new IdentityRefused(`We couldn’t verify the sign-out by ${connection.name}.`)
      if (token === '' || token.length > longestToken) throw refused()
      try {
        const { issuer } = (await client.configuration()).serverMetadata()
        const { payload } = await jwtVerify(token, await readKeys(), {
          issuer,
          audience: connection.clientId,
          algorithms: signatures,
          clockTolerance,
          // also refuses those from the future
          maxTokenAge: maxLogoutAge,
          requiredClaims: ['iat', 'jti', 'events'],
        })
        const notice = noticeIn(payload)
        if (notice === null) throw refused()
        return notice
      } catch (error) {
        if (error instanceof GuardError || error instanceof errors.JWKSTimeout) throw new IdentityDown(`${connection.name} did not answer.`)
        if (error instanceof errors.JOSEError) throw refused()
        throw error
      }
    },
  }
}

/** Null for a token that is none of a logout, or that could be an ID token: those have no event, and may have a nonce. */
function noticeIn(payload: JWTPayload): LogoutNotice | null {
  const event = field(payload.events, logoutEvent)
  const [subject, sessionId, id] = [text(payload, 'sub'), sessionIn(payload), payload.jti ?? '']
  const isLogout = typeof event === 'object' && event !== null && !('nonce' in payload)
  return isLogout && id !== '' && (subject !== null || sessionId !== null) ? { id, subject, sessionId } : null
}

function sessionIn(claims: unknown): string | null {
  const sid = text(claims, 'sid')
  return sid !== null && sid.length <= maxClaim ? sid : null
}

/** One group or many; null when the provider has more than it lists (Microsoft Entra: `_claim_names`, `hasgroups`). */
function groupsIn(claims: unknown, name: string): string[] | null {
  const value = field(claims, name)
  if (value === undefined && (field(field(claims, '_claim_names'), name) !== undefined || field(claims, 'hasgroups') === true)) return null
  const list: unknown[] = Array.isArray(value) ? value : [value]
  return list
    .filter((group) => typeof group === 'string')
    .filter((group) => group !== '' && group.length <= maxClaim)
    .slice(0, maxGroups)
}
