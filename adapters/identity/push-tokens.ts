// Checks the OpenID Connect token of a Pub/Sub push request (cloud.google.com/pubsub/docs/authenticate-push-subscriptions): signature,
// issuer, audience, time, and the service account that the subscription signs in with.
import type { PushTokens } from '@fairlead/domain/ports/mail-push'
import { createRemoteJWKSet, customFetch, errors, jwtVerify, type JWTVerifyGetKey } from 'jose'
import { guardedFetch } from '../http/guarded-fetch.ts'
import { guardDefaults } from '../http/guarded-request.ts'
import { text } from '../http/shape.ts'

export interface PushTokenSettings {
  /** https://accounts.google.com, or an issuer with the same endpoints. */
  issuer: string
  audience: string
  /** The service account's address. */
  account: string
}

/** Concerns the token, not unreadable keys. */
const aboutToken = /^ERR_(?:JWT_|JWS_|JWKS_(?:NO|MULTIPLE)_MATCHING_KEYS?|JOSE_(?:ALG_NOT_ALLOWED|NOT_SUPPORTED))/
/** Longer tokens are refused unread. */
const longestToken = 8192
const clockToleranceSeconds = 60

/** Keys are read on first use, and for an unknown key at most every 30 seconds. */
export function pushTokens({ issuer, audience, account }: PushTokenSettings): PushTokens {
  const home = new URL(issuer)
  const isHere = ['127.0.0.1', 'localhost', '[::1]'].includes(home.hostname)
  const read = guardedFetch({ ...guardDefaults, trustedOrigins: isHere ? [home.origin] : [] })
  const headers = { accept: 'application/json' }
  let reading: Promise<JWTVerifyGetKey> | null = null
  const readKeys = async (): Promise<JWTVerifyGetKey> => {
    const answer = await read(`${issuer.replace(/\/$/, '')}/.well-known/openid-configuration`, { headers })
    const address = answer.status === 200 ? text(await answer.json(), 'jwks_uri') : null
    if (address === null) throw new Error(`The issuer ${issuer} does not name its keys.`)
    return createRemoteJWKSet(new URL(address), {
      [customFetch]: (url, { signal }) => read(url, { headers, signal }),
    })
  }
  const keys = async (): Promise<JWTVerifyGetKey> => {
    reading ??= readKeys()
    try {
      return await reading
    } catch (error) {
      reading = null
      throw error
    }
  }
  return {
    async isGenuine(token) {
      if (token === '' || token.length > longestToken) return false
      try {
        const { payload } = await jwtVerify(token, await keys(), {
          // Google's tokens use both forms
          issuer: [issuer, home.host],
          audience,
          algorithms: ['RS256'],
          clockTolerance: clockToleranceSeconds,
          requiredClaims: ['exp', 'iat'],
        })
        return payload.email === account && payload.email_verified === true
      } catch (error) {
        if (error instanceof errors.JOSEError && aboutToken.test(error.code)) return false
        throw error
      }
    },
  }
}
