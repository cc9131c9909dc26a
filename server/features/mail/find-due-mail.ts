// Looks over all workspaces for mail that wants to be taken on: due, left behind by a dead worker, or of unknown fate.
import { sql } from 'kysely'
import type { Database } from '../../platform/database.ts'

export interface MailKey {
  id: string
  workspaceId: string
  messageId: string
}

export async function findDueMail(database: Database, now: Date, limit: number): Promise<MailKey[]> {
  const rows = await database.system
    .selectFrom('message')
    .select(['id', 'workspace_id', 'message_id'])
    .where('state', '=', 'queued')
    .where('due_at', '<=', now)
    .orderBy('due_at')
    .limit(limit)
    .execute()
  return rows.map((row) => ({ id: row.id, workspaceId: row.workspace_id, messageId: row.message_id }))
}

/** When the next mail is due, for sleeping exactly so long; null when none waits. */
export async function nextDueAt(database: Database): Promise<Date | null> {
  const row = await database.system
    .selectFrom('message')
    .select('due_at')
    .where('state', '=', 'queued')
    .orderBy('due_at')
    .limit(1)
    .executeTakeFirst()
  return row?.due_at ?? null
}

/** Mail of unknown fate, to be looked up in the Sent folder. */
export async function findUnknownMail(database: Database, limit: number): Promise<MailKey[]> {
  const rows = await database.system
    .selectFrom('message')
    .select(['id', 'workspace_id', 'message_id'])
    .where('state', '=', 'unknown')
    .orderBy('committed_at')
    .limit(limit)
    .execute()
  return rows.map((row) => ({ id: row.id, workspaceId: row.workspace_id, messageId: row.message_id }))
}

/**
 * Mail a worker had in its hands and did not put down. `dead` = its worker is gone for certain: a living one holds an
 * advisory lock under its name, which dies with its connection.
 */
export async function findLeftMail(database: Database): Promise<(MailKey & { dead: boolean })[]> {
  const { rows } = await sql<{ id: string; workspace_id: string; message_id: string; dead: boolean }>`
    select id, workspace_id, message_id,
      not exists (select 1 from pg_locks l where l.locktype = 'advisory' and l.classid = ${workerLock} and l.objid = (hashtext(message.claimed_by)::bigint & 4294967295)::oid) as dead
    from message where state in ('claimed', 'committing')`.execute(database.system)
  return rows.map((row) => ({ id: row.id, workspaceId: row.workspace_id, messageId: row.message_id, dead: row.dead }))
}

/** First key of the advisory locks that living workers hold. */
export const workerLock = 7126
