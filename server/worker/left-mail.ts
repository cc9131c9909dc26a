// Settles what dead workers left behind and messages with unknown delivery.
import { decideAfterCrash, decideByWitness } from '@fairlead/domain/outreach/message-state'
import { settle } from '../features/mail/sending/advance-message.ts'
import { findLeftMail, findUnknownMail } from '../features/mail/sending/find-left-mail.ts'
import { witnesses, type FolderOf, type SentFolder } from '../features/mail/sending/sent-witness.ts'
import { systemContext } from '../platform/context.ts'
import type { Database } from '../platform/database.ts'

export interface LeftMailParts {
  database: Database
  folder: SentFolder
  folderOf: FolderOf
  /** How long a message with unknown delivery waits for the folder to be proven, in milliseconds. */
  patienceMs: number
  /** A worker counts as dead after this long without a sign of life, because its connection may be cut while it lives. */
  deadAfterMs: number
  /** True for a message claimed by this process. */
  isInHand(id: string): boolean
}

/** One round; called repeatedly. */
export function recoverAbandonedEmails({
  database,
  folder,
  folderOf,
  patienceMs,
  deadAfterMs,
  isInHand,
}: LeftMailParts): () => Promise<void> {
  /** When, by this process's own clock, a claim was first seen without a living worker. */
  let orphans = new Map<string, number>()
  return async () => {
    const counts = new Map<string, number>()
    for (const mail of await findLeftMail(database)) {
      if (isInHand(mail.id)) continue
      const claim = `${mail.id} ${mail.attempt}`
      const since = orphans.get(claim) ?? performance.now()
      if (mail.isOrphan) counts.set(claim, since)
      const isDead = mail.isOrphan && performance.now() - since >= deadAfterMs
      await settle(systemContext(database, mail.workspaceId), mail.id, (state, now) => decideAfterCrash(state, now, isDead))
    }
    orphans = counts
    const ask = witnesses(database, folder, folderOf)
    const times = { grace: folder.graceMs, patience: patienceMs }
    for (const mail of await findUnknownMail(database, 50)) {
      if (isInHand(mail.id)) continue
      const witness = await ask(mail)
      // an unreachable folder proves nothing: retry later
      if (witness === 'unreachable') continue
      await settle(systemContext(database, mail.workspaceId), mail.id, (state, now) => decideByWitness(state, witness, now, times))
    }
  }
}
