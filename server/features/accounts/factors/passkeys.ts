// WebAuthn by @simplewebauthn: what browsers are asked, and whether their answers are genuine. Every passkey verifies its user.
import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server'
import { isIP } from 'node:net'
import { isLoopbackHost } from '@fairlead/domain/shared/loopback'
import { Refusal } from '@fairlead/domain/refusal'
import type { Log } from '../../../platform/log.ts'
import type { Settings } from '../../../platform/settings.ts'
import { text } from '../texts/texts.ts'
import type { Passkey } from './factor-store.ts'

export type PublicSettings = Pick<Settings, 'publicUrl' | 'productName'>

interface RelyingParty {
  id: string
  name: string
  origin: string
}

/** From PUBLIC_URL; null where browsers refuse passkeys: at an IP address, and without https except on this machine. */
function relyingParty({ publicUrl, productName }: PublicSettings): RelyingParty | null {
  const { hostname, origin, protocol } = new URL(publicUrl)
  const isSecure = protocol === 'https:' || isLoopbackHost(hostname)
  return isSecure && isIP(hostname.replaceAll(/[[\]]/g, '')) === 0 ? { id: hostname, name: productName, origin } : null
}

export const takesPasskeys = (settings: PublicSettings): boolean => relyingParty(settings) !== null

function requireRelyingParty(settings: PublicSettings): RelyingParty {
  const party = relyingParty(settings)
  if (!party) throw new Refusal('unavailable', text.noPasskeysHere)
  return party
}

/** The options as JSON for the browser, and the challenge in them. */
export interface BrowserOptions {
  options: string
  challenge: string
}

const asOptions = (options: { challenge: string }): BrowserOptions => ({ options: JSON.stringify(options), challenge: options.challenge })

const credentials = (passkeys: readonly Passkey[]) => passkeys.map(({ credentialId, transports }) => ({ id: credentialId, transports }))

export async function creationOptions(
  settings: PublicSettings,
  user: { id: string; email: string; name: string },
  existing: readonly Passkey[],
): Promise<BrowserOptions> {
  const { id: rpID, name: rpName } = requireRelyingParty(settings)
  return asOptions(
    await generateRegistrationOptions({
      rpID,
      rpName,
      userName: user.email,
      userDisplayName: user.name,
      userID: new TextEncoder().encode(user.id),
      excludeCredentials: credentials(existing),
      supportedAlgorithmIDs,
      authenticatorSelection: { residentKey: 'preferred', userVerification: 'required' },
    }),
  )
}

/** `passkeys` null = the browser offers what it has. */
export async function requestOptions(settings: PublicSettings, passkeys: readonly Passkey[] | null): Promise<BrowserOptions> {
  const { id: rpID } = requireRelyingParty(settings)
  const allowed = passkeys ? { allowCredentials: credentials(passkeys) } : {}
  return asOptions(await generateAuthenticationOptions({ rpID, userVerification: 'required', ...allowed }))
}

export interface CreatedPasskey {
  id: string
  clientData: string
  attestation: string
  transports: string[]
}

const base64 = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64url')

/** EdDSA, ES256, and RS256: what Node verifies without an experimental part. */
const supportedAlgorithmIDs = [-8, -7, -257]

interface PasskeyTools {
  settings: PublicSettings
  log: Log
}

/** The library throws for whatever doesn't fit: challenge, origin, RP ID, signature, count. */
const orNull = <T>({ log }: PasskeyTools, work: Promise<T>): Promise<T | null> =>
  work.catch((error: unknown) => {
    log.warn({ err: error }, 'a passkey was not accepted')
    return null
  })

/** The passkey's key; null unless it was made for this challenge on a page of PUBLIC_URL, with its user verified. */
export async function readCreated(
  tools: PasskeyTools,
  expectedChallenge: string,
  created: CreatedPasskey,
): Promise<Pick<Passkey, 'credentialId' | 'publicKey' | 'signCount' | 'transports'> | null> {
  const { id: expectedRPID, origin: expectedOrigin } = requireRelyingParty(tools.settings)
  const { id, clientData: clientDataJSON, attestation: attestationObject } = created
  const response = {
    id,
    rawId: id,
    type: 'public-key',
    response: { clientDataJSON, attestationObject },
    clientExtensionResults: {},
  } as const
  const checked = await orNull(
    tools,
    verifyRegistrationResponse({ response, expectedChallenge, expectedOrigin, expectedRPID, supportedAlgorithmIDs }),
  )
  if (!checked?.verified) return null
  const { credential } = checked.registrationInfo
  return {
    credentialId: credential.id,
    publicKey: base64(credential.publicKey),
    signCount: credential.counter,
    transports: created.transports,
  }
}

export interface PasskeyAnswer {
  id: string
  clientData: string
  authenticatorData: string
  signature: string
  /** The user the passkey was made for; null when the authenticator doesn't say. */
  userHandle: string | null
}

/** The new count of signatures; null unless the passkey signed this challenge on a page of PUBLIC_URL, with its user verified. */
export async function readAnswer(
  tools: PasskeyTools,
  expectedChallenge: string,
  passkey: Passkey,
  answer: PasskeyAnswer,
): Promise<number | null> {
  const { id: expectedRPID, origin: expectedOrigin } = requireRelyingParty(tools.settings)
  const { id, clientData: clientDataJSON, authenticatorData, signature, userHandle } = answer
  if (userHandle !== null && Buffer.from(userHandle, 'base64url').toString() !== passkey.userId) return null
  const response = {
    id,
    rawId: id,
    type: 'public-key',
    response: { clientDataJSON, authenticatorData, signature },
    clientExtensionResults: {},
  } as const
  const publicKey = new Uint8Array(Buffer.from(passkey.publicKey, 'base64url'))
  const credential = { id: passkey.credentialId, publicKey, counter: passkey.signCount }
  const checked = await orNull(
    tools,
    verifyAuthenticationResponse({ response, expectedChallenge, expectedOrigin, expectedRPID, credential }),
  )
  return checked?.verified ? checked.authenticationInfo.newCounter : null
}
