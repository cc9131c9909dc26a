// Finds messages in all workspaces that a worker left behind, and those with unknown delivery.
import { sql } from 'kysely'
import type { Database } from '../../../platform/database.ts'
import type { MailKey } from '../messages/claim-due-mail.ts'
import { isWorkerGone } from '../mailboxes/sign-of-life.ts'

type Key = Omit<MailKey, 'refusedAt'>
const keyOf = (row: { id: string; workspace_id: string; message_id: string; mailbox_id: string | null }): Key => ({
  id: row.id,
  workspaceId: row.workspace_id,
  messageId: row.message_id,
  mailboxId: row.mailbox_id,
})

/** Messages with unknown delivery, to be looked up in the Sent folder; least recently checked first. */
export async function findUnknownMail(database: Database, limit: number): Promise<Key[]> {
  const rows = await database.system
    .selectFrom('message')
    .select(['id', 'workspace_id', 'message_id', 'mailbox_id'])
    .where('state', '=', 'unknown')
    .orderBy('committed_at')
    .limit(limit)
    .execute()
  return rows.map(keyOf)
}

/**
 * Messages that a worker had claimed and not finished. `isOrphan` = its worker shows no sign of life; the caller requires that this
 * persists.
 */
export async function findLeftMail(database: Database): Promise<(Key & { attempt: number; isOrphan: boolean })[]> {
  const { rows } = await sql<{
    id: string
    workspace_id: string
    message_id: string
    mailbox_id: string | null
    attempt: number
    orphan: boolean
  }>`
    select id, workspace_id, message_id, mailbox_id, attempt, ${isWorkerGone(sql.ref('claimed_by'))} as orphan
    from message where state in ('claimed', 'committing')`.execute(database.system)
  return rows.map((row) => ({ ...keyOf(row), attempt: row.attempt, isOrphan: row.orphan }))
}

const unknownDelivery = ['no_witness', 'unknown_twice', 'after_restore']

/** Messages that wait for a person's verdict, those that may have arrived or those that didn't; due first. */
export async function findParkedMail(
  database: Database,
  kind: 'unknown' | 'not_sent',
  limit: number,
): Promise<{ id: string; workspaceId: string }[]> {
  const rows = await database.system
    .selectFrom('message')
    .select(['id', 'workspace_id'])
    .where('state', '=', 'parked')
    .where('why', kind === 'unknown' ? 'in' : 'not in', unknownDelivery)
    .orderBy('due_at')
    .limit(limit)
    .execute()
  return rows.map((row) => ({ id: row.id, workspaceId: row.workspace_id }))
}
