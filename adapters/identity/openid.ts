// Signing in with Google, Microsoft, or any other OpenID Connect provider: redeems the code and checks the ID token.
import { IdentityDown, IdentityRefused, type ProvenIdentity } from '@fairlead/domain/ports/identity'
import type { CodeContext, IdentityProvider } from '@fairlead/domain/ports/identity'
import {
  allowInsecureRequests,
  authorizationCodeGrant,
  buildAuthorizationUrl,
  discovery,
  enableNonRepudiationChecks,
  fetchUserInfo,
  customFetch,
  refreshTokenGrant,
  ClientError,
  ClientSecretBasic,
  ClientSecretPost,
  ResponseBodyError,
  WWWAuthenticateChallengeError,
} from 'openid-client'
import type { ClientAuth, Configuration, CustomFetch, IDToken } from 'openid-client'
import { field, text } from '../http/shape.ts'
import { splitName } from '@fairlead/domain/shared/person-name'
import { isEmail } from '@fairlead/domain/shared/validation'

// RFC 6749 section 5.2: these errors blame the code; the others blame us or the provider.
const blamesTheCode = new Set(['invalid_grant', 'invalid_request', 'invalid_scope', 'access_denied'])
const notOurs = new Set([
  'OAUTH_INVALID_RESPONSE',
  'OAUTH_JWT_TIMESTAMP_CHECK_FAILED',
  'OAUTH_JWT_CLAIM_COMPARISON_FAILED',
  'OAUTH_JSON_ATTRIBUTE_COMPARISON_FAILED',
  'OAUTH_KEY_SELECTION_FAILED',
])

/** The port's error for any exception while redeeming a code; it contains neither cause nor request, which contain code and secret. */
function identityError(error: unknown, provider: string): IdentityRefused | IdentityDown {
  if (error instanceof IdentityRefused || error instanceof IdentityDown) return error
  if (error instanceof ResponseBodyError) {
    const code = /^[a-z_]{1,40}$/.test(error.error) ? error.error : 'error'
    if (blamesTheCode.has(code)) return new IdentityRefused(`${provider} rejected this sign-in (${code}). Please sign in again.`)
    return new IdentityDown(`${provider} can’t sign anyone in right now (${code}).`)
  }
  if (error instanceof WWWAuthenticateChallengeError) return new IdentityDown(`${provider} rejected our credentials.`)
  const code = error instanceof ClientError ? (error.code ?? 'unknown') : 'not reached'
  if (notOurs.has(code)) return new IdentityRefused(`We couldn’t verify the sign-in with ${provider}.`)
  return new IdentityDown(`${provider} did not answer (${code}).`)
}

/** True when the ID token doesn't describe the person: Google's does, other providers use userinfo. */
function isIncomplete(claims: unknown): boolean {
  return text(claims, 'email') === null || namesOf(claims).firstName === ''
}

/**
 * Address, names, and picture (OpenID Connect Core section 5.1). An address is verified when email_verified says so; Microsoft
 * doesn't send that claim, but xms_edov. Its `email` claim on its own can be set by anyone who runs a directory. Refuses a
 * person without an address.
 */
function personOf(claims: unknown): Omit<ProvenIdentity, 'issuer' | 'subject' | 'scopes' | 'refreshToken'> {
  const stated = text(claims, 'email')
  const email = (stated ?? text(claims, 'preferred_username') ?? '').trim().toLowerCase()
  if (!isEmail(email)) throw new IdentityRefused('This account has no email address.')
  const verified = isTrue(field(claims, 'email_verified')) || isTrue(field(claims, 'xms_edov'))
  return { email, emailVerified: stated !== null && verified, ...namesOf(claims), pictureUrl: pictureOf(claims) }
}

function namesOf(claims: unknown): { firstName: string; lastName: string } {
  const [givenName, family] = [text(claims, 'given_name'), text(claims, 'family_name')]
  return givenName === null ? splitName(text(claims, 'name') ?? '') : { firstName: givenName.trim(), lastName: family?.trim() ?? '' }
}

function pictureOf(claims: unknown): string | null {
  const url = URL.parse(text(claims, 'picture') ?? '')
  // Microsoft's picture requires an access token, which a browser doesn't have
  return url?.protocol === 'https:' && url.hostname !== 'graph.microsoft.com' ? url.href : null
}

const isTrue = (value: unknown): boolean => value === true || value === 1 || value === 'true' || value === '1'

export interface OpenidSettings {
  /** Its usual name: Google, Microsoft. */
  name: string
  /** https://accounts.google.com, https://login.microsoftonline.com/common/v2.0, or the URL of a discovery document. */
  issuer: string
  clientId: string
  clientSecret: string
  /** How to request offline access: by Google's parameter, or by default with the scope in OpenID Connect Core section 11. */
  lasting?: 'parameter' | 'scope'
  /** Seconds per request. */
  timeout?: number
  /** For issuers that users name. */
  fetch?: CustomFetch
  /** Read from userinfo when the ID token lacks it. */
  alsoWants?: string
}

export interface OpenidClient extends IdentityProvider {
  configuration(): Promise<Configuration>
  /** Like `exchange`, with all claims. */
  redeem(code: string, redirectUri: string, context: CodeContext): Promise<{ identity: ProvenIdentity; claims: IDToken }>
}

/** Seconds that the clocks of two servers may differ. */
export const clockTolerance = 60

/**
 * Google: https://developers.google.com/identity/protocols/oauth2/web-server#offline; without prompting for consent, no second
 * refresh token is issued.
 */
const byParameter = { scope: [], parameters: { access_type: 'offline', prompt: 'consent', include_granted_scopes: 'true' } }
const byScope = { scope: ['offline_access'], parameters: { prompt: 'consent' } }

/**
 * One provider, discovered on first use and again after a failure. Checks the ID token's signature, issuer, audience, times,
 * and nonce (OpenID Connect Core section 3.1.3.7). Plain HTTP is used only on this machine. Nothing is retried, because a code
 * works only once.
 */
export function openidProvider(settings: OpenidSettings): OpenidClient {
  const lasting = settings.lasting === 'parameter' ? byParameter : byScope
  let discovered: Promise<Configuration> | null = null
  const configuration = async (): Promise<Configuration> => {
    discovered ??= discover(settings)
    try {
      return await discovered
    } catch {
      discovered = null
      throw new IdentityDown(`${settings.name} isn’t available for sign-in right now.`)
    }
  }

  const client: OpenidClient = {
    configuration,

    async authorizationUrl(request) {
      const url = buildAuthorizationUrl(await configuration(), {
        redirect_uri: request.redirectUri,
        response_type: 'code',
        scope: [...new Set(['openid', 'email', 'profile', ...request.scopes, ...(request.isLasting ? lasting.scope : [])])].join(' '),
        state: request.state,
        ...(request.nonce === null ? {} : { nonce: request.nonce }),
        ...(request.codeChallenge === null ? {} : { code_challenge: request.codeChallenge, code_challenge_method: 'S256' }),
        ...(request.loginHint === null ? {} : { login_hint: request.loginHint }),
        ...(request.isLasting ? lasting.parameters : {}),
      })
      return url.href
    },

    exchange: async (code, redirectUri, context) => (await client.redeem(code, redirectUri, context)).identity,

    async redeem(code, redirectUri, context) {
      if (code === '' || !URL.canParse(redirectUri)) throw new IdentityRefused(`${settings.name} gave no code to sign in with.`)
      const config = await configuration()
      try {
        const tokens = await authorizationCodeGrant(config, callbackOf(config, code, redirectUri, context.issuer), {
          idTokenExpected: true,
          ...(context.nonce === null ? {} : { expectedNonce: context.nonce }),
          ...(context.codeVerifier === null ? {} : { pkceCodeVerifier: context.codeVerifier }),
        })
        const token = tokens.claims()
        if (!token) throw new IdentityDown(`${settings.name} gave an unreadable answer.`)
        if (token.iat > Date.now() / 1000 + clockTolerance) throw new IdentityRefused(`The clock of ${settings.name} is ahead of ours.`)
        const lacks = isIncomplete(token) || (settings.alsoWants !== undefined && !(settings.alsoWants in token))
        const needsUserInfo = lacks && config.serverMetadata().userinfo_endpoint !== undefined
        const info = needsUserInfo ? await fetchUserInfo(config, tokens.access_token, token.sub) : {}
        const claims = { ...info, ...token }
        const scopes = tokens.scope?.split(' ').filter((scope) => scope !== '') ?? context.scopes
        const refreshToken = tokens.refresh_token ?? null
        return { claims, identity: { issuer: token.iss, subject: token.sub, ...personOf(claims), scopes, refreshToken } }
      } catch (error) {
        throw identityError(error, settings.name)
      }
    },

    async renew(refreshToken) {
      const config = await configuration()
      try {
        const tokens = await refreshTokenGrant(config, refreshToken)
        // RFC 6749 section 5.1: without an expiry, a conservative guess applies
        const seconds = tokens.expires_in ?? 300
        const renewed = tokens.refresh_token ?? null
        return {
          accessToken: tokens.access_token,
          expiresAt: new Date(Date.now() + seconds * 1000),
          refreshToken: renewed === refreshToken ? null : renewed,
        }
      } catch (error) {
        throw identityError(error, settings.name)
      }
    },
  }
  return client
}

/**
 * The URL the browser returned to. If the provider names itself in it (RFC 9207), our page passes that on, and another name is
 * refused; API clients that pass nothing on prevent mix-up attacks by PKCE and their own redirect URI (RFC 9700 section 4.4.2).
 */
function callbackOf(config: Configuration, code: string, redirectUri: string, named: string | null): URL {
  const url = new URL(redirectUri)
  url.searchParams.set('code', code)
  const { issuer, authorization_response_iss_parameter_supported: namesItself } = config.serverMetadata()
  if (named !== null) url.searchParams.set('iss', named)
  else if (namesItself === true) url.searchParams.set('iss', issuer)
  return url
}

const isHere = (url: URL): boolean => ['127.0.0.1', 'localhost', '[::1]'].includes(url.hostname)

function discover({ issuer, clientId, clientSecret, timeout = 10, fetch }: OpenidSettings): Promise<Configuration> {
  const server = new URL(issuer)
  const execute = isHere(server) ? [enableNonRepudiationChecks, allowInsecureRequests] : [enableNonRepudiationChecks]
  return discovery(server, clientId, clientSecret, authentication(clientSecret), {
    execute,
    timeout,
    ...(fetch ? { [customFetch]: fetch } : {}),
  })
}

/** In the body, unless the provider only takes the header (OpenID Connect Discovery section 3). */
function authentication(secret: string): ClientAuth {
  return (server, client, body, headers) => {
    const methods = server.token_endpoint_auth_methods_supported
    const byHeader = methods !== undefined && !methods.includes('client_secret_post')
    ;(byHeader ? ClientSecretBasic(secret) : ClientSecretPost(secret))(server, client, body, headers)
  }
}
