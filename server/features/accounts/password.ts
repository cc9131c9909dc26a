// Passwords are kept as argon2id hashes alone.
import { hash, verify } from '@node-rs/argon2'

/** OWASP's argon2id minimum: 19 MiB, 2 passes, 1 lane. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }
let decoy: Promise<string> | null = null

export function hashPassword(password: string): Promise<string> {
  return hash(password, cost)
}

/** Takes the same time whether or not there is a hash to compare with. */
export async function isPassword(stored: string | null, password: string): Promise<boolean> {
  decoy ??= hash('no account has this password', cost)
  const matches = await verify(stored ?? (await decoy), password)
  return stored !== null && matches
}
