// Signing in with Google or Microsoft: what is remembered during the redirect, and how the return is handled.
import type { LinkIdentity } from '@fairlead/contract/v1/users/identities'
import type { ListProviders } from '@fairlead/contract/v1/users/providers'
import type { ReadEnvironment } from '@fairlead/contract/v1/environment'
import type { Register } from '@fairlead/contract/v1/users'
import type { AuthProvider } from '@fairlead/domain/account/scopes'
import type { ConnectProviderMailbox, MailboxProviders } from '@fairlead/contract/v2/mailboxes/providers'
import { messagesAbout } from '@fairlead/domain/shared/messages'
import { ApiFailure, failureOf, sentenceOf } from '../api/failure.ts'
import { send } from '../api/send.ts'
import { text as sessionText } from '../i18n/session.ts'

export const providerLabels: Record<AuthProvider, string> = { google: 'Google', microsoft: 'Microsoft' }

interface SignInRequest {
  provider: AuthProvider
  /** 'in': any account. 'register': the same, started on the registration page. 'link': for a user who is signed in. 'mailbox': access to email. */
  purpose: 'in' | 'register' | 'link' | 'mailbox'
  back?: string | undefined
  invitation?: string | undefined
  product?: string | undefined
  scopes: string[]
  /** A workspace mailbox. */
  isShared?: boolean
  /** The address to prefill at the provider. */
  hint?: string | undefined
}

interface PendingSignIn extends SignInRequest {
  nonce: string
  verifier: string
  redirectUri: string
}

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
export async function beginSignIn(request: SignInRequest): Promise<void> {
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
  sessionStorage.setItem(
    keyOf(state),
    JSON.stringify({ ...request, nonce, verifier: challenge ? verifier : '', redirectUri } satisfies PendingSignIn),
  )
  window.location.assign(identity.url)
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
  | { kind: 'linked'; begun: SignInRequest }
  | { kind: 'mailbox'; begun: SignInRequest }
  | { kind: 'not'; sentence: string; begun: SignInRequest | null }

/** Completes what the redirect was for, once. Throws ApiFailure when the server refuses. */
export async function finishSignIn({ state, code, error, iss }: Returned): Promise<Outcome> {
  const stored = sessionStorage.getItem(keyOf(state))
  sessionStorage.removeItem(keyOf(state))
  if (stored === null) return { kind: 'not', begun: null, sentence: sessionText.otherWindow }
  const begun = JSON.parse(stored) as PendingSignIn
  const name = providerLabels[begun.provider]
  if (!code)
    return {
      kind: 'not',
      begun,
      sentence: error === 'access_denied' ? sessionText.signInCanceled(name) : failedAt(begun.provider),
    }
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

const failedAt = (provider: AuthProvider) => messagesAbout.signInFailed(providerLabels[provider])
