// {V2}account/sso: signing in through a workspace's own OpenID Connect provider.
import { z } from 'zod'
import { call, type CallType } from '../../call.ts'
import { done, id, text } from '../../fields.ts'
import { signedIn } from '../../shapes/common.ts'

export const findSso = call(
  'GET',
  'v2/account/sso',
  ['guest'],
  'The providers that sign in this address, by its domain, and whether nothing else does.',
  z.object({ email: z.string().max(500) }),
  z.object({ connections: z.array(z.object({ id: z.string(), name: z.string() })), is_required: z.boolean() }),
)
export type FindSso = CallType<typeof findSso>

/** Required here: a code that someone else gets is useless without them. */
const secret = z.string().min(43).max(128)

export const openSso = call(
  'GET',
  'v2/account/sso/page',
  ['guest'],
  'The page of the provider to send the browser to, which returns to /sso/<connection>.',
  z.object({ connection: id, state: secret, nonce: secret, code_challenge: secret, login_hint: text.optional() }),
  z.object({ name: z.string(), url: z.string() }),
  { also: { 503: 'The provider can’t be reached.' } },
)
export type OpenSso = CallType<typeof openSso>

/** The provider’s answer, and the values that the sign-in started with (RFC 7636; OpenID Connect Core, section 3.1.2.1). */
export const ssoCode = { auth_code: text.min(1), code_verifier: secret, nonce: secret, iss: text.optional() }

export const signInWithSso = call(
  'POST',
  'v2/account/sso',
  ['guest'],
  'Signs in with the code of the provider’s redirect. New people of the workspace’s domains become members.',
  z.object({ connection: id, ...ssoCode }),
  signedIn,
  {
    audit: 'itself',
    also: {
      201: 'An account was created.',
      401: 'The provider or a check refused the code.',
      403: 'The address isn’t verified or not in a domain of the workspace, or no group gives access.',
      409: 'The address has an account in another workspace.',
      503: 'The provider can’t be reached.',
    },
  },
)
export type SignInWithSso = CallType<typeof signInWithSso>

export const endSso = call(
  'POST',
  'v2/account/sso/logout',
  ['guest'],
  'Ends sessions for the provider (OpenID Connect Back-Channel Logout 1.0).',
  z.object({ connection: id, logout_token: z.string().max(8192) }),
  done,
  { audit: 'itself', also: { 400: 'The token wasn’t accepted.', 503: 'The provider’s keys can’t be read.' } },
)
export type EndSso = CallType<typeof endSso>
