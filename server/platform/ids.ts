// Identifiers: 26 characters, sortable by time, hard to guess (ULID layout: 48 bits of time, 80 random bits).
import { createHash, randomBytes } from 'node:crypto'

const alphabet = '0123456789abcdefghjkmnpqrstvwxyz'

export function newId(now = Date.now()): string {
  let time = ''
  for (let i = 0, rest = now; i < 10; i++, rest = Math.floor(rest / 32)) time = alphabet[rest % 32] + time
  let chance = ''
  for (const byte of randomBytes(16)) chance += alphabet[byte & 31]
  return time + chance
}

/** The same parts give the same ID: for objects that a repeated request must create only once. */
export function idOf(...parts: string[]): string {
  const digest = createHash('sha256').update(JSON.stringify(parts)).digest()
  let id = ''
  for (const byte of digest.subarray(0, 26)) id += alphabet[byte & 31]
  return id
}

/** A secret for links and sessions: 256 bits, URL-safe. */
export function newSecret(): string {
  return randomBytes(32).toString('base64url')
}

/** A short unguessable token for email addresses: lower case letters and digits only, 130 bits. */
export function newToken(): string {
  let token = ''
  for (const byte of randomBytes(26)) token += alphabet[byte & 31]
  return token
}

/** The stored form of a token that only has to be recognized. */
export function hashOfToken(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}
