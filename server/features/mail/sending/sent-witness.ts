// Asks the Sent folder about a message, and trusts a negative result only if the folder is proven to file copies.
import { sql } from 'kysely'
import type { Witness } from '@fairlead/domain/outreach/message-state'
import type { MailReader } from '@fairlead/domain/ports/mail'
import type { Database } from '../../../platform/database.ts'

export interface SentFolder {
  reader: Pick<MailReader, 'wasSent'>
  /** Names in the records. */
  relay: string
  mailbox: string
  /** How long the folder may take to show a message, in milliseconds. */
  graceMs: number
}

/** Queries the Sent folder of the mailbox that sent a message. */
export type Ask = (mail: { messageId: string; mailboxId: string | null }) => Promise<Witness | 'unreachable'>

/** The folder of a user's own mailbox; null when it is gone, 'unreachable' when it can't be asked now. */
export type FolderOf = (mailboxId: string) => Promise<SentFolder | null | 'unreachable'>

/** One round of queries: each folder is proven once. */
export function witnesses(database: Database, installation: SentFolder, folderOf: FolderOf): Ask {
  const ofInstallation = sentFolderQuestion(database, installation)
  const questions = new Map<string, ReturnType<typeof sentFolderQuestion>>()
  return async ({ messageId, mailboxId }) => {
    if (mailboxId === null) return ofInstallation(messageId)
    let question = questions.get(mailboxId)
    if (!question) {
      const folder = await folderOf(mailboxId)
      // absence from another mailbox's folder would prove nothing
      if (folder === null || folder === 'unreachable') return folder
      question = sentFolderQuestion(database, folder)
      questions.set(mailboxId, question)
    }
    return question(messageId)
  }
}

/** This many of the latest accepted messages must all be in the folder. */
export const proofSize = 3

/**
 * Queries the folder for one message after another. `true`: the folder contains it. `false`: it doesn't, but contains the last
 * messages accepted by the relay. `null`: it doesn't, which proves nothing. 'unreachable': the query failed. Every caller
 * proves the folder again, so that a folder that stops filing copies is no longer trusted; the last result is stored for the
 * operations page.
 */
export function sentFolderQuestion(database: Database, folder: SentFolder): (messageId: string) => Promise<Witness | 'unreachable'> {
  let proof: Promise<boolean> | null = null
  return async (messageId) => {
    try {
      const isSent = await folder.reader.wasSent(messageId)
      if (isSent !== false) return isSent
      return (await (proof ??= isProven(database, folder))) ? false : null
    } catch {
      return 'unreachable'
    }
  }
}

async function isProven(database: Database, { reader, relay, mailbox, graceMs }: SentFolder): Promise<boolean> {
  const accepted = await database.system
    .selectFrom('message')
    .select('message_id')
    .where('relay', '=', relay)
    .where('sent_at', '<=', sql<Date>`clock_timestamp() - make_interval(secs => ${graceMs / 1000})`)
    .orderBy('sent_at', 'desc')
    .limit(proofSize)
    .execute()
  let count = 0
  for (const { message_id } of accepted) count += (await reader.wasSent(message_id)) === true ? 1 : 0
  const result = { asked: accepted.length, found: count, checked_at: sql<Date>`clock_timestamp()` }
  await database.system
    .insertInto('mail_witness')
    .values({ relay, mailbox, ...result })
    .onConflict((conflict) => conflict.columns(['relay', 'mailbox']).doUpdateSet(result))
    .execute()
  return count === proofSize
}
