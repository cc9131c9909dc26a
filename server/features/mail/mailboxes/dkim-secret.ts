// The private keys that sign mailboxes' email, each encrypted for its mailbox and selector.
import type { Tx } from '../../../platform/database.ts'
import type { Secrets } from '../../../platform/secrets.ts'
import { listDkimKeys, moveDkimKey, removeDkimKeys } from './dkim-key-store.ts'

/** Binds the private key to its mailbox and selector. */
export const aboutDkimKey = (mailboxId: string, selector: string): string => `dkim ${mailboxId} ${selector}`

/** Moves them to the mailbox that replaces another with the same address: their records are already published. */
export async function moveDkimKeys(tx: Tx, secrets: Secrets, fromId: string, toId: string): Promise<void> {
  for (const { id, selector, secret } of await listDkimKeys(tx, fromId)) {
    const privateKey = openOrNull(secrets, secret, aboutDkimKey(fromId, selector))
    if (privateKey !== null) await moveDkimKey(tx, id, toId, secrets.close(privateKey, aboutDkimKey(toId, selector)))
  }
  // a key that can't be decrypted can't sign either
  await removeDkimKeys(tx, fromId)
}

function openOrNull(secrets: Secrets, secret: string, about: string): string | null {
  try {
    return secrets.open(secret, about)
  } catch {
    return null
  }
}
