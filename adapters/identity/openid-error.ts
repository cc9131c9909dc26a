// Tells a sign-in that is refused from a provider that cannot be asked, without repeating what was sent.
import { IdentityDown, IdentityRefused } from '@fairlead/domain/ports/identity'
import { ClientError, ResponseBodyError, WWWAuthenticateChallengeError } from 'openid-client'

// RFC 6749 section 5.2: these blame the code; the others blame us or the provider.
const blamesTheCode = new Set(['invalid_grant', 'invalid_request', 'invalid_scope', 'access_denied'])
const notOurs = new Set([
  'OAUTH_INVALID_RESPONSE',
  'OAUTH_JWT_TIMESTAMP_CHECK_FAILED',
  'OAUTH_JWT_CLAIM_COMPARISON_FAILED',
  'OAUTH_JSON_ATTRIBUTE_COMPARISON_FAILED',
  'OAUTH_KEY_SELECTION_FAILED',
])

/** An error of the port for whatever redeeming a code threw; it carries neither cause nor request, which hold code and secret. */
export function identityError(error: unknown, provider: string): IdentityRefused | IdentityDown {
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
