// Re-encrypts stored secrets with the newest key, so that an older key can be removed from the settings.
import type { Secrets } from './secrets.ts'

export interface StoredSecret {
  closed: string
  /** What the secret is bound to. */
  about: string
  /** Stores the renewed text unless the secret has changed since it was read. */
  replace(renewed: string): Promise<void>
}

export interface Renewal {
  renewed: number
  /** Secrets that no key in the settings decrypts. */
  unreadable: number
}

/** Safe to run concurrently, and again after an interruption. */
export async function renewSecrets(secrets: Secrets, stored: readonly StoredSecret[]): Promise<Renewal> {
  const result: Renewal = { renewed: 0, unreadable: 0 }
  for (const { closed, about, replace } of stored) {
    let renewed: string | null
    try {
      renewed = secrets.renew(closed, about)
    } catch {
      result.unreadable++
      continue
    }
    if (renewed === null) continue
    await replace(renewed)
    result.renewed++
  }
  return result
}
