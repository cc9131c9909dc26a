// A passkey's authenticator in software, as a browser would return its answers (WebAuthn Level 3, sections 6.1 and 6.5).
import { createHash, createSign, generateKeyPairSync, randomBytes } from 'node:crypto'
import { isoCBOR } from '@simplewebauthn/server/helpers'

const sha256 = (data: string | Uint8Array) => createHash('sha256').update(data).digest()
const base64 = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64url')
const [userPresent, userVerified, hasCredential] = [0x01, 0x04, 0x40]

interface Options {
  challenge: string
  rp?: { id: string }
  rpId?: string
  user?: { id: string }
}

/** What an attacker's page or device would do otherwise. */
export interface Deviation {
  origin?: string
  rpId?: string
  challenge?: string
  isUnverified?: boolean
  /** Like a copy that was made before: it doesn't count on. */
  count?: number
}

export type Authenticator = ReturnType<typeof openAuthenticator>

export function openAuthenticator(origin: string) {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
  const credentialId = randomBytes(32)
  let count = 0
  let userHandle = ''

  const key = isoCBOR.encode(
    new Map<number, number | Uint8Array>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, Buffer.from(x, 'base64url')],
      [-3, Buffer.from(y, 'base64url')],
    ]),
  )

  const clientData = (type: string, options: Options, deviation: Deviation) =>
    Buffer.from(
      JSON.stringify({ type, challenge: deviation.challenge ?? options.challenge, origin: deviation.origin ?? origin, crossOrigin: false }),
    )
  const header = (rpId: string, flags: number, deviation: Deviation) => {
    const counter = Buffer.alloc(4)
    counter.writeUInt32BE(deviation.count ?? ++count)
    return Buffer.concat([sha256(rpId), Buffer.from([flags | userPresent | (deviation.isUnverified ? 0 : userVerified)]), counter])
  }

  return {
    /** Its passkey as a row of the database, as if it had been added. */
    row: () => ({ kind: 'passkey' as const, name: 'Laptop', credential_id: base64(credentialId), public_key: base64(key) }),
    create(text: string, deviation: Deviation = {}) {
      const options = JSON.parse(text) as Options
      userHandle = options.user?.id ?? ''
      const authData = Buffer.concat([
        header(deviation.rpId ?? options.rp?.id ?? '', hasCredential, deviation),
        Buffer.alloc(16),
        Buffer.from([0, credentialId.length]),
        credentialId,
        key,
      ])
      const attestation = isoCBOR.encode(
        new Map<string, string | Uint8Array | Map<string, string>>([
          ['fmt', 'none'],
          ['attStmt', new Map()],
          ['authData', new Uint8Array(authData)],
        ]),
      )
      return {
        id: base64(credentialId),
        client_data: base64(clientData('webauthn.create', options, deviation)),
        attestation: base64(attestation),
        transports: ['internal'],
      }
    },
    answer(text: string, deviation: Deviation = {}) {
      const options = JSON.parse(text) as Options
      const data = clientData('webauthn.get', options, deviation)
      const authData = header(deviation.rpId ?? options.rpId ?? '', 0, deviation)
      const signature = createSign('sha256')
        .update(Buffer.concat([authData, sha256(data)]))
        .sign(privateKey)
      return {
        id: base64(credentialId),
        client_data: base64(data),
        authenticator_data: base64(authData),
        signature: base64(signature),
        user_handle: userHandle === '' ? null : userHandle,
      }
    },
  }
}

const named = new Map<string, Authenticator>()

/** One for each name, the same each time, at the address of test apps. */
export function authenticatorOf(name: string): Authenticator {
  const authenticator = named.get(name) ?? openAuthenticator('http://localhost:8000')
  named.set(name, authenticator)
  return authenticator
}
