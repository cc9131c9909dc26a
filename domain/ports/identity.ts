// Port to identity providers such as Google and Microsoft.

export interface ProvenIdentity {
  issuer: string
  /** Never changes for a person at an issuer. */
  subject: string
  /** In lower case. */
  email: string
  /** Only a verified address may sign in to an existing account. */
  emailVerified: boolean
  firstName: string
  lastName: string
  pictureUrl: string | null
  /** The granted scopes. */
  scopes: string[]
  /** Grants access later; null unless it was requested and allowed. */
  refreshToken: string | null
}

/** Someone who signed in at a workspace's own provider. */
export interface CompanyIdentity extends ProvenIdentity {
  /** From the connection's claim; empty without one. null = the provider has more groups than it lists. */
  groups: string[] | null
  /** The provider's session (`sid`), which its back-channel logout names. */
  sessionId: string | null
}

export interface CodeContext {
  /** The issuer returned by the browser (RFC 9207); null when missing. */
  issuer: string | null
  /** PKCE verifier, when the authorization began with a challenge (RFC 7636). */
  codeVerifier: string | null
  /** The nonce that the authorization began with; null when there was none. */
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
  /** Address to sign in with, prefilled by the provider. */
  loginHint: string | null
  /** Requests offline access to the scopes. */
  isLasting: boolean
}

export interface RenewedTokens {
  accessToken: string
  expiresAt: Date
  /** Replaces the one that was used; null when that one stays valid. */
  refreshToken: string | null
}

export interface IdentityProvider {
  /** The provider's page to redirect a browser to. Rejects with IdentityDown. */
  authorizationUrl(request: AuthorizationRequest): Promise<string>
  /** Redeems the authorization code, once. Rejects with IdentityRefused or IdentityDown. */
  exchange(code: string, redirectUri: string, context: CodeContext): Promise<ProvenIdentity>
  /**
   * A new access token. Rejects with IdentityRefused when the consent was withdrawn, with IdentityDown when the provider
   * couldn't be asked.
   */
  renew(refreshToken: string): Promise<RenewedTokens>
}

/** A workspace's own provider. */
export interface CompanyConnection {
  name: string
  issuer: string
  clientId: string
  clientSecret: string
  /** The claim that lists groups; '' = they aren't read. */
  groupsClaim: string
}

/** What a back-channel logout token signs out: a subject, one of its sessions, or both. */
export interface LogoutNotice {
  /** Unique per token. */
  id: string
  subject: string | null
  sessionId: string | null
}

export interface CompanyProvider extends Pick<IdentityProvider, 'authorizationUrl'> {
  exchange(code: string, redirectUri: string, context: CodeContext): Promise<CompanyIdentity>
  /** Checks a logout token (OpenID Connect Back-Channel Logout 1.0 section 2.6). Rejects with IdentityRefused or IdentityDown. */
  readLogout(token: string): Promise<LogoutNotice>
}

/** Opens a connection. Nothing is requested until it is used. */
export type OpenCompanyProvider = (connection: CompanyConnection) => CompanyProvider

/** The provider refused, or its response failed a check: invalid or used code, different redirect URI, wrong audience. */
export class IdentityRefused extends Error {
  constructor(message: string) {
    super(message)
    this.name = 'IdentityRefused'
  }
}

/** The provider couldn't be asked: unreachable, refused our secret, or an unreadable response. */
export class IdentityDown extends Error {
  constructor(message: string) {
    super(message)
    this.name = 'IdentityDown'
  }
}
