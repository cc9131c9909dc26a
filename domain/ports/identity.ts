// Port to identity providers such as Google and Microsoft.

export interface ProvenIdentity {
  issuer: string
  /** Never changes for one person at one issuer. */
  subject: string
  /** In lower case. */
  email: string
  /** Only a verified address may lead to an account that exists already. */
  emailVerified: boolean
  firstName: string
  lastName: string
  pictureUrl: string | null
  /** The granted scopes. */
  scopes: string[]
  /** Opens the account later on; null unless that was asked for and allowed. */
  refreshToken: string | null
}

export interface CodeContext {
  /** The issuer returned by the browser (RFC 9207); null when missing. */
  issuer: string | null
  /** PKCE verifier, when the authorisation began with a challenge (RFC 7636). */
  codeVerifier: string | null
  /** The nonce the authorisation began with; null when there was none. */
  nonce: string | null
  /** The requested scopes, used when the provider does not return the granted ones (RFC 6749 section 5.1). */
  scopes: string[]
}

export interface AuthorizationRequest {
  redirectUri: string
  state: string
  scopes: string[]
  nonce: string | null
  /** S256 challenge (RFC 7636). */
  codeChallenge: string | null
  /** Address to sign in with, shown by the provider beforehand. */
  loginHint: string | null
  /** Requests offline access to the scopes. */
  isLasting: boolean
}

export interface RenewedTokens {
  accessToken: string
  expiresAt: Date
  /** Takes the place of the one that was used; null when that stays good. */
  refreshToken: string | null
}

export interface IdentityProvider {
  /** The provider's page a browser is sent to. Rejects with IdentityDown. */
  authorizationUrl(request: AuthorizationRequest): Promise<string>
  /** Redeems the authorization code, once. Rejects with IdentityRefused or IdentityDown. */
  exchange(code: string, redirectUri: string, context: CodeContext): Promise<ProvenIdentity>
  /** A new access token. Rejects with IdentityRefused when the consent is gone, with IdentityDown when no one could be asked. */
  renew(refreshToken: string): Promise<RenewedTokens>
}

/** The provider refused, or its response failed a check: invalid or used code, different redirect URI, wrong audience. */
export class IdentityRefused extends Error {
  constructor(message: string) {
    super(message)
    this.name = 'IdentityRefused'
  }
}

/** The provider could not be asked: not reached, refused our secret, or an answer no one can read. */
export class IdentityDown extends Error {
  constructor(message: string) {
    super(message)
    this.name = 'IdentityDown'
  }
}
