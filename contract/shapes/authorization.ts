// Provider sign-in (RFC 6749, RFC 7636, OpenID Connect): the request and the response.
import { authProviders } from '@fairlead/domain/account/scopes'
import { z } from 'zod'
import { text } from '../fields.ts'

/** Requests the page to redirect the browser to; without redirect_uri and state only the list of providers. */
export const authorizationRequest = {
  /** Only this one. */
  auth_provider: z.enum(authProviders).optional(),
  redirect_uri: text.optional(),
  state: text.optional(),
  nonce: text.optional(),
  /** S256 (RFC 7636). */
  code_challenge: text.optional(),
  login_hint: text.optional(),
}

/** The parameters exchanged for tokens. */
export const authorizationResponse = {
  auth_provider: z.enum(authProviders),
  auth_code: text,
  redirect_uri: text,
  code_verifier: text.optional(),
  nonce: text.optional(),
  iss: text.optional(),
}
