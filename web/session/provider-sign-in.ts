// Signing in with Google or Microsoft: what is remembered during the redirect, and how the return is handled.
import type { LinkIdentity } from '@fairlead/contract/v1/users/identities'
import type { ListProviders } from '@fairlead/contract/v1/users/providers'
import type { ReadEnvironment } from '@fairlead/contract/v1/environment'
import type { OpenSso, SignInWithSso } from '@fairlead/contract/v2/account/sso'
import type { TestConnection } from '@fairlead/contract/v2/team/sso'
import type { Register } from '@fairlead/contract/v1/users'
import type { AuthProvider } from '@fairlead/domain/account/scopes'
import type { ConnectProviderMailbox, MailboxProviders } from '@fairlead/contract/v2/mailboxes/providers'
import { ssoPath } from '@fairlead/domain/account/single-sign-on'
import { messagesAbout } from '@fairlead/domain/shared/messages'
import { ApiFailure, failureOf, sentenceOf } from '../api/failure.ts'
import { send } from '../api/send.ts'
import { text as ssoText } from '../i18n/single-sign-on.ts'
import { text as sessionText } from '../i18n/session.ts'

export const providerLabels: Record<AuthProvider, string> = { google: 'Google', microsoft: 'Microsoft' }

interface ProviderRequest {
  provider: AuthProvider
  /** 'in': any account. 'register': the same, started on the registration page. 'link': for a user who is signed in. 'mailbox': access to email. */
  purpose: 'in' | 'register' | 'link' | 'mailbox'
  /** Google and Microsoft have none. */
  connection?: undefined
  back?: string | undefined
  invitation?: string | undefined
  product?: string | undefined
  scopes: string[]
  /** A workspace mailbox. */
  isShared?: boolean
  /** The address to prefill at the provider. */
  hint?: string | undefined
}

interface SsoRequest {
  /** A provider of a workspace, by ID. */
  connection: string
  /** 'test': an admin tries it. */
  purpose: 'in' | 'test'
  back?: string | undefined
  hint?: string | undefined
}

type SignInRequest = ProviderRequest | (SsoRequest & { name: string })
type PendingSignIn = SignInRequest & { nonce: string; verifier: string; redirectUri: string }

const nameOf = (begun: SignInRequest) => (begun.connection === undefined ? providerLabels[begun.provider] : begun.name)
const keep = (state: string, pending: PendingSignIn) => sessionStorage.setItem(keyOf(state), JSON.stringify(pending))

const keyOf = (state: string) => `sign_in ${state}`
const encode = (bytes: Uint8Array) =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')
const newSecret = () => encode(crypto.getRandomValues(new Uint8Array(32)))

/** RFC 7636, S256; insecure pages have no digests and skip it. */
async function challengeOf(verifier: string): Promise<string | undefined> {
  if (!crypto.subtle) return undefined
  return encode(new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(verifier))))
}

/** Redirects to the provider. The return belongs only to this window. */
export async function beginSignIn(request: ProviderRequest): Promise<void> {
  const [state, nonce, verifier] = [newSecret(), newSecret(), newSecret()]
  const [environment, challenge] = await Promise.all([send<ReadEnvironment>('GET', 'v1/environment', {}), challengeOf(verifier)])
  const { registration, login } = environment.microsoft_redirect_uris
  const redirectUri = request.purpose === 'register' ? registration : request.provider === 'microsoft' ? login : environment.redirect_uri
  const params = {
    auth_provider: request.provider,
    redirect_uri: redirectUri,
    state,
    nonce,
    ...(challenge ? { code_challenge: challenge } : {}),
    ...(request.hint ? { login_hint: request.hint } : {}),
  }
  const [identity] =
    request.purpose === 'mailbox'
      ? await send<MailboxProviders>('GET', 'v2/mailboxes/providers', params)
      : await send<ListProviders>('GET', 'v1/users/providers', { ...params, scopes: request.scopes })
  if (!identity?.url)
    throw new ApiFailure(503, { error: 'unavailable', message: sessionText.providerUnavailable(providerLabels[request.provider]) })
  keep(state, { ...request, nonce, verifier: challenge ? verifier : '', redirectUri })
  window.location.assign(identity.url)
}

/** The same for a provider of a workspace, which always checks the verifier. */
export async function beginSso(request: SsoRequest): Promise<void> {
  const [state, nonce, verifier] = [newSecret(), newSecret(), newSecret()]
  const code_challenge = await challengeOf(verifier)
  if (code_challenge === undefined) throw new ApiFailure(400, { error: 'unavailable', message: ssoText.needsHttps })
  const { connection, hint } = request
  const params = { connection, state, nonce, code_challenge, ...(hint ? { login_hint: hint } : {}) }
  const { name, url } = await send<OpenSso>('GET', 'v2/account/sso/page', params)
  keep(state, { ...request, name, nonce, verifier, redirectUri: ssoPath(connection) })
  window.location.assign(url)
}

export interface Returned {
  state: string
  code: string | undefined
  error: string | undefined
  iss: string | undefined
}

/** The provider's response (RFC 6749 section 4.1.2, RFC 9207); null on other pages. */
export function readReturn(search: Record<string, unknown>): Returned | null {
  const text = (name: string) => (typeof search[name] === 'string' && search[name] !== '' ? search[name] : undefined)
  const state = text('state')
  if (!state || (!text('code') && !text('error'))) return null
  return { state, code: text('code'), error: text('error'), iss: text('iss') }
}

export type Outcome =
  | { kind: 'in'; signedIn: Register['answer']; begun: SignInRequest }
  | { kind: 'linked'; begun: ProviderRequest }
  | { kind: 'mailbox'; begun: ProviderRequest }
  | { kind: 'tested'; tested: TestConnection['answer']; begun: SsoRequest }
  | { kind: 'not'; sentence: string; begun: SignInRequest | null }

/** Completes what the redirect was for, once. Throws ApiFailure when the server refuses. */
export async function finishSignIn({ state, code, error, iss }: Returned): Promise<Outcome> {
  const stored = sessionStorage.getItem(keyOf(state))
  sessionStorage.removeItem(keyOf(state))
  if (stored === null) return { kind: 'not', begun: null, sentence: sessionText.otherWindow }
  const begun = JSON.parse(stored) as PendingSignIn
  const name = nameOf(begun)
  if (!code) {
    const isCanceled = error === 'access_denied'
    return { kind: 'not', begun, sentence: isCanceled ? sessionText.signInCanceled(name) : messagesAbout.signInFailed(name) }
  }
  if (begun.connection !== undefined) return finishSso(begun, { auth_code: code, code_verifier: begun.verifier, nonce: begun.nonce, iss })
  const { scopes } = begun
  const answer = {
    auth_provider: begun.provider,
    auth_code: code,
    redirect_uri: begun.redirectUri,
    code_verifier: begun.verifier,
    nonce: begun.nonce,
    iss,
  }
  if (begun.purpose === 'mailbox') {
    try {
      const { isShared = false } = begun
      await send<ConnectProviderMailbox>('POST', 'v2/mailboxes/providers', { ...answer, is_shared: isShared })
      return { kind: 'mailbox', begun }
    } catch (error) {
      // shown where it was started, not on the sign-in page
      const [field] = Object.values(failureOf(error)?.fields ?? {})
      return { kind: 'not', begun, sentence: field ?? sentenceOf(error, sessionText.mailboxNotConnected) }
    }
  }
  if (begun.purpose === 'link') {
    await send<LinkIdentity>('POST', 'v1/users/identities', { ...answer, scopes })
    return { kind: 'linked', begun }
  }
  const signedIn = await send<Register>('POST', 'v1/users', { ...answer, scopes, invitation: begun.invitation })
  return { kind: 'in', signedIn, begun }
}

async function finishSso(
  begun: Extract<PendingSignIn, { name: string }>,
  answer: Omit<SignInWithSso['input'], 'connection'>,
): Promise<Outcome> {
  const { connection, purpose } = begun
  // the answer of another provider, which must not see this code
  if (window.location.pathname !== begun.redirectUri) return { kind: 'not', begun, sentence: sessionText.otherWindow }
  if (purpose === 'in')
    return { kind: 'in', begun, signedIn: await send<SignInWithSso>('POST', 'v2/account/sso', { connection, ...answer }) }
  try {
    return {
      kind: 'tested',
      begun,
      tested: await send<TestConnection>('POST', 'v2/team/sso/connections/test', { id: connection, ...answer }),
    }
  } catch (error) {
    return { kind: 'not', begun, sentence: sentenceOf(error, messagesAbout.signInFailed(begun.name)) }
  }
}
