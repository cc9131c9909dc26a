// Exchanges a provider's redirect for the identity that signed in.
import { authProviders, type AuthProvider } from '@fairlead/domain/account/scopes'
import { IdentityDown, IdentityRefused, type IdentityProvider, type ProvenIdentity } from '@fairlead/domain/ports/identity'
import { Refusal } from '@fairlead/domain/refusal'
import { messages, messagesAbout } from '@fairlead/domain/shared/messages'
import { text } from '../texts/texts.ts'

export const providerNames: Record<AuthProvider, string> = { google: 'Google', microsoft: 'Microsoft' }
export const providersInOrder = authProviders

export interface ProviderCode {
  provider: AuthProvider
  code: string
  redirectUri: string
  scopes: string[]
  codeVerifier: string | null
  nonce: string | null
  issuer: string | null
}

/** Refuses with 'unavailable' when the provider isn't configured or can't be asked, with 'wrong_credentials' when it refuses. */
export async function redeemCode(provider: IdentityProvider | null, form: ProviderCode): Promise<ProvenIdentity> {
  const name = providerNames[form.provider]
  if (form.code === '') throw new Refusal('invalid_input', undefined, { auth_code: messages.fieldRequired })
  if (!URL.canParse(form.redirectUri)) throw new Refusal('invalid_input', undefined, { redirect_uri: messages.notAUrl })
  if (!provider) throw new Refusal('unavailable', text.providerNotSetUp(name))
  try {
    const { codeVerifier, nonce, scopes, issuer } = form
    return await provider.exchange(form.code, form.redirectUri, { codeVerifier, nonce, scopes, issuer })
  } catch (error) {
    if (error instanceof IdentityRefused) throw new Refusal('wrong_credentials', messagesAbout.signInFailed(name))
    if (error instanceof IdentityDown) throw new Refusal('unavailable', error.message)
    throw error
  }
}
