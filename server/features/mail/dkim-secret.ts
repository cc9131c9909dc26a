// The private keys that sign the email of mailboxes, each encrypted for its mailbox and selector.
import type { Tx } from '../../platform/database.ts'
import type { Secrets } from '../../platform/secrets.ts'
import { listDkimKeys, moveDkimKey, removeDkimKeys } from './dkim-key-store.ts'

/** Binds the private key to its mailbox and selector. */
export const aboutDkimKey = (mailboxId: string, selector: string): string => `dkim ${mailboxId} ${selector}`

/** To the mailbox that takes the place of another one with the same address: their records are published already. */
export async function moveDkimKeys(tx: Tx, secrets: Secrets, fromId: string, toId: string): Promise<void> {
  for (const { id, selector, secret } of await listDkimKeys(tx, fromId)) {
    const privateKey = openOrNull(secrets, secret, aboutDkimKey(fromId, selector))
    if (privateKey !== null) await moveDkimKey(tx, id, toId, secrets.close(privateKey, aboutDkimKey(toId, selector)))
  }
  // what can't be decrypted can't sign either
  await removeDkimKeys(tx, fromId)
}

function openOrNull(secrets: Secrets, secret: string, about: string): string | null {
  try {
    return secrets.open(secret, about)
  } catch {
    return null
  }
}
