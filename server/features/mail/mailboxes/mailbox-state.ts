// The state of reading a mailbox: the reader, the position, and the current message.
import { sql } from 'kysely'
import type { MailboxCursor, ReadFrom } from '@fairlead/domain/ports/mail'
import { must } from '@fairlead/domain/shared/records'
import type { Database } from '../../../platform/database.ts'
import { isWorkerGone } from './sign-of-life.ts'

export interface MailboxState {
  mailbox: string
  /** The name under which its messages are stored. */
  recordsAs: string
  cursor: MailboxCursor | null
  readToEndAt: Date | null
  /** The message being processed when this was last written. */
  trying: { key: string; by: string; tries: number } | null
}

/** A reader that stops silently while its process lives on is replaced after this long. */
const leaseSeconds = 90

/** A user's mailbox's name in the records. */
export const nameOfMailbox = (mailboxId: string): string => `mailbox:${mailboxId}`

/** True for the name of a user's mailbox in the records. */
export const isOwnMailbox = (name: string): boolean => name.startsWith('mailbox:')

/** The state of a mailbox, which starts with new messages. */
export async function openMailboxState(database: Database, mailbox: string): Promise<void> {
  await database.system
    .insertInto('mailbox_state')
    .values({ mailbox, records_as: mailbox })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** When a mailbox was last read completely; null = never. */
export async function readToEndAt(database: Pick<Database, 'system'>, mailbox: string): Promise<Date | null> {
  const row = await database.system.selectFrom('mailbox_state').select('read_to_end_at').where('mailbox', '=', mailbox).executeTakeFirst()
  return row?.read_to_end_at ?? null
}

/** Acquires or keeps the right to read, by the database's clock; false while another living process has it. */
export async function holdMailbox(database: Database, mailbox: string, by: string): Promise<boolean> {
  const result = await database.system
    .updateTable('mailbox_state')
    .set({ lease_by: by, lease_until: sql`now() + make_interval(secs => ${leaseSeconds})` })
    .where('mailbox', '=', mailbox)
    .where((eb) =>
      eb.or([
        eb('lease_by', 'is', null),
        eb('lease_by', '=', by),
        eb('lease_until', '<', sql<Date>`now()`),
        isWorkerGone(sql.ref('lease_by')),
      ]),
    )
    .executeTakeFirst()
  return result.numUpdatedRows > 0n
}

export async function releaseMailbox(database: Database, mailbox: string, by: string): Promise<void> {
  await database.system
    .updateTable('mailbox_state')
    .set({ lease_by: null, lease_until: null })
    .where('mailbox', '=', mailbox)
    .where('lease_by', '=', by)
    .execute()
}

export async function readMailboxState(database: Database, mailbox: string): Promise<MailboxState> {
  const row = await database.system.selectFrom('mailbox_state').selectAll().where('mailbox', '=', mailbox).executeTakeFirstOrThrow()
  return {
    mailbox,
    recordsAs: row.records_as,
    cursor: row.uid_validity === null ? null : { uidValidity: row.uid_validity, lastUid: row.last_uid },
    readToEndAt: row.read_to_end_at,
    trying:
      row.trying_uid === null
        ? null
        : { key: `${row.trying_in ?? row.uid_validity ?? ''} ${row.trying_uid}`, by: row.trying_by ?? '', tries: row.tries },
  }
}

/**
 * Where to start. Without a stored position - a new mailbox, or one that was renumbered - email from before our first message
 * isn't ours to read; after a renumbering, email from before the last complete read is known.
 */
/** `mailboxId` for a user's own mailbox. */
export async function readFrom(database: Database, state: MailboxState, mailboxId: string | null = null): Promise<ReadFrom> {
  const first = await database.system
    .selectFrom('message')
    .select((eb) => eb.fn.min('committed_at').as('at'))
    .where('state', 'in', ['sent', 'committing', 'unknown'])
    .where('mailbox_id', mailboxId === null ? 'is' : '=', mailboxId)
    .executeTakeFirst()
  const since = state.readToEndAt ?? first?.at ?? null
  // a day of margin: the two servers may be in different zones, and IMAP compares days
  return { cursor: state.cursor, since: since === null ? null : new Date(since.getTime() - 24 * 3600_000) }
}

/** Recorded before processing a message, so that a message that kills the process isn't retried forever. */
export async function markTrying(
  database: Database,
  mailbox: string,
  { uidValidity, uid }: { uidValidity: string; uid: number },
  by: string,
  tries: number,
): Promise<void> {
  await database.system
    .updateTable('mailbox_state')
    .set({ trying_in: uidValidity, trying_uid: uid, trying_since: sql`now()`, trying_by: by, tries })
    .where('mailbox', '=', mailbox)
    .execute()
}

export async function saveCursor(database: Database, mailbox: string, cursor: MailboxCursor): Promise<void> {
  await database.system
    .updateTable('mailbox_state')
    .set({
      uid_validity: cursor.uidValidity,
      last_uid: cursor.lastUid,
      trying_in: null,
      trying_uid: null,
      trying_since: null,
      trying_by: null,
      tries: 0,
    })
    .where('mailbox', '=', mailbox)
    .execute()
}

/** The read that began at `began` reached the end of the inbox. */
export async function markReadToEnd(database: Database, mailbox: string, began: Date): Promise<void> {
  await database.system.updateTable('mailbox_state').set({ read_to_end_at: began }).where('mailbox', '=', mailbox).execute()
}

/** The database's clock: processes may disagree about the time. */
export async function databaseNow(database: Database): Promise<Date> {
  const { rows } = await sql<{ now: Date }>`select now() as now`.execute(database.system)
  return must(rows[0]).now
}
