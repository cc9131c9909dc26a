// Signing in at Google, Microsoft or any other OpenID Connect provider: the code is redeemed here and the ID token checked.
import { IdentityDown, IdentityRefused } from '@fairlead/domain/ports/identity'
import type { IdentityProvider } from '@fairlead/domain/ports/identity'
import {
  allowInsecureRequests,
  authorizationCodeGrant,
  buildAuthorizationUrl,
  discovery,
  enableNonRepudiationChecks,
  fetchUserInfo,
  refreshTokenGrant,
} from 'openid-client'
import type { Configuration } from 'openid-client'
import { isIncomplete, personOf } from './claims.ts'
import { identityError } from './openid-error.ts'

export interface OpenidSettings {
  /** As people call it: Google, Microsoft. */
  name: string
  /** https://accounts.google.com, https://login.microsoftonline.com/common/v2.0, or the address of a discovery document. */
  issuer: string
  clientId: string
  clientSecret: string
  /** How a token that lasts is asked for: by Google's parameter, or, unless said, by the scope of OpenID Connect Core section 11. */
  lasting?: 'parameter' | 'scope'
  /** Seconds for one request. */
  timeout?: number
}

/** Google: https://developers.google.com/identity/protocols/oauth2/web-server#offline; consent is asked for, or no token comes again. */
const byParameter = { scope: [], parameters: { access_type: 'offline', prompt: 'consent', include_granted_scopes: 'true' } }
const byScope = { scope: ['offline_access'], parameters: { prompt: 'consent' } }

/**
 * One provider, discovered when it is first needed and again after a failure. Checked of the ID token: signature, issuer, audience,
 * times, nonce (OpenID Connect Core section 3.1.3.7). Plain HTTP is spoken with this machine alone. Nothing is tried twice, since
 * a code is good for once.
 */
export function openidProvider(settings: OpenidSettings): IdentityProvider {
  const lasting = settings.lasting === 'parameter' ? byParameter : byScope
  let known: Promise<Configuration> | null = null
  const configuration = async (): Promise<Configuration> => {
    known ??= discover(settings)
    try {
      return await known
    } catch {
      known = null
      throw new IdentityDown(`${settings.name} isn’t available for sign-in right now.`)
    }
  }

  return {
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

    async exchange(code, redirectUri, context) {
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
        const asked = isIncomplete(token) && config.serverMetadata().userinfo_endpoint !== undefined
        const info = asked ? await fetchUserInfo(config, tokens.access_token, token.sub) : {}
        const scopes = tokens.scope?.split(' ').filter((scope) => scope !== '') ?? context.scopes
        return {
          issuer: token.iss,
          subject: token.sub,
          ...personOf({ ...info, ...token }),
          scopes,
          refreshToken: tokens.refresh_token ?? null,
        }
      } catch (error) {
        throw identityError(error, settings.name)
      }
    },

    async renew(refreshToken) {
      const config = await configuration()
      try {
        const tokens = await refreshTokenGrant(config, refreshToken)
        // RFC 6749 section 5.1: without a word of how long, it is used for as long as a careful guess
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
}

/**
 * The address the browser came back to. Where the provider names itself in it (RFC 9207) our page passes that on, and another name is
 * refused; callers of the API that pass nothing on hold mix-up off by PKCE and a redirect address of their own (RFC 9700 section 4.4.2).
 */
function callbackOf(config: Configuration, code: string, redirectUri: string, named: string | null): URL {
  const url = new URL(redirectUri)
  url.searchParams.set('code', code)
  const { issuer, authorization_response_iss_parameter_supported: namesItself } = config.serverMetadata()
  if (named !== null) url.searchParams.set('iss', named)
  else if (namesItself === true) url.searchParams.set('iss', issuer)
  return url
}

function discover({ issuer, clientId, clientSecret, timeout = 10 }: OpenidSettings): Promise<Configuration> {
  const server = new URL(issuer)
  const isHere = ['127.0.0.1', 'localhost', '[::1]'].includes(server.hostname)
  const execute = isHere ? [enableNonRepudiationChecks, allowInsecureRequests] : [enableNonRepudiationChecks]
  return discovery(server, clientId, clientSecret, undefined, { execute, timeout })
}
