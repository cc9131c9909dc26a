// Passwords and recovery codes are stored only as argon2id hashes.
import { hash, hashRaw, verify } from '@node-rs/argon2'
import { createHash } from 'node:crypto'
import { limitConcurrency } from '../../../platform/limit-concurrency.ts'

/** OWASP's argon2id minimum: 19 MiB, 2 passes, 1 lane. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }
/** Two at once leave threads for Node's other background work; about five seconds of work may wait. */
const hashing = limitConcurrency({ atOnce: 2, waiting: 200 })
let decoy: Promise<string> | null = null

export function hashPassword(password: string): Promise<string> {
  return hashing(() => hash(password, cost))
}

/** Takes the same time whether or not there is a hash to compare with. */
export async function isPassword(stored: string | null, password: string): Promise<boolean> {
  decoy ??= hashPassword('no account has this password')
  const expected = stored ?? (await decoy)
  const matches = await hashing(() => verify(expected, password))
  return stored !== null && matches
}

/** Of a code that is looked up by its hash: salted by its owner, so that equal codes of two users differ. */
export function hashCode(userId: string, code: string): Promise<Buffer> {
  const salt = createHash('sha256').update(userId).digest().subarray(0, 16)
  return hashing(() => hashRaw(code, { ...cost, salt }))
}
