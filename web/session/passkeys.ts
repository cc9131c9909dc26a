// Passkeys in this browser: made and asked for by @simplewebauthn, in the wire's fields.
import type { PublicKeyCredentialCreationOptionsJSON, PublicKeyCredentialRequestOptionsJSON } from '@simplewebauthn/browser'
import { ApiFailure } from '../api/failure.ts'
import { text as factorText } from '../i18n/second-factor.ts'

/** Not in a browser without them, nor on a page without https. */
export const canUsePasskeys = (): boolean => typeof window.PublicKeyCredential === 'function'

/** The browser's refusals don't say more than that: the user canceled, waited too long, or has no passkey here. */
function failed(error: unknown): never {
  const isKnownHere = error instanceof Error && error.name === 'InvalidStateError'
  throw new ApiFailure(400, { error: 'passkey', message: isKnownHere ? factorText.passkeyExists : factorText.passkeyNotUsed })
}

/** `options` is the server's question; the result goes back to it as `passkey`. */
export async function makePasskey(options: string): Promise<string> {
  const { startRegistration } = await import('@simplewebauthn/browser')
  const optionsJSON: PublicKeyCredentialCreationOptionsJSON = JSON.parse(options)
  const { id, response } = await startRegistration({ optionsJSON }).catch(failed)
  const { clientDataJSON: client_data, attestationObject: attestation, transports = [] } = response
  return JSON.stringify({ id, client_data, attestation, transports })
}

/** The same with a passkey that was made before. */
export async function answerByPasskey(options: string): Promise<string> {
  const { startAuthentication } = await import('@simplewebauthn/browser')
  const optionsJSON: PublicKeyCredentialRequestOptionsJSON = JSON.parse(options)
  const { id, response } = await startAuthentication({ optionsJSON }).catch(failed)
  const { clientDataJSON: client_data, authenticatorData: authenticator_data, signature, userHandle: user_handle = null } = response
  return JSON.stringify({ id, client_data, authenticator_data, signature, user_handle })
}
