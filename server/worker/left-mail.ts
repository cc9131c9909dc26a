// Settles what dead workers left behind and messages of unknown delivery.
import { decideAfterCrash, decideByWitness } from '@fairlead/domain/outreach/message-state'
import { settle } from '../features/mail/advance-message.ts'
import { findLeftMail, findUnknownMail } from '../features/mail/find-left-mail.ts'
import { witnesses, type FolderOf, type SentFolder } from '../features/mail/sent-witness.ts'
import { systemContext } from '../platform/context.ts'
import type { Database } from '../platform/database.ts'

export interface LeftMailParts {
  database: Database
  folder: SentFolder
  folderOf: FolderOf
  /** How long an unknown message waits for the folder to be proven, in milliseconds. */
  patienceMs: number
  /** A worker counts as dead when it shows no sign of life for so long: its connection may be cut while it lives. */
  deadAfterMs: number
  /** True for a message in the hands of this very process. */
  isInHand(id: string): boolean
}

/** One round; called again and again. */
export function recoverAbandonedEmails({
  database,
  folder,
  folderOf,
  patienceMs,
  deadAfterMs,
  isInHand,
}: LeftMailParts): () => Promise<void> {
  /** Since when, by this process's own stopwatch, a claim has been without a living worker. */
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
      // a folder that cannot be asked is no witness for or against: ask again later
      if (witness === 'unreachable') continue
      await settle(systemContext(database, mail.workspaceId), mail.id, (state, now) => decideByWitness(state, witness, now, times))
    }
  }
}
