// Where the reading of a mailbox stopped.
import type { MailboxCursor } from '@fairlead/domain/ports/mail'
import type { Database } from '../../platform/database.ts'

export async function readCursor(database: Database, mailbox: string): Promise<MailboxCursor | null> {
  const row = await database.system.selectFrom('mailbox_cursor').selectAll().where('mailbox', '=', mailbox).executeTakeFirst()
  return row ? { uidValidity: row.uid_validity, lastUid: row.last_uid } : null
}

export async function saveCursor(database: Database, mailbox: string, cursor: MailboxCursor): Promise<void> {
  const values = { uid_validity: cursor.uidValidity, last_uid: cursor.lastUid }
  await database.system
    .insertInto('mailbox_cursor')
    .values({ mailbox, ...values })
    .onConflict((conflict) => conflict.column('mailbox').doUpdateSet(values))
    .execute()
}
