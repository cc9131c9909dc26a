// Restore mode: a database restored from a backup sends nothing until its queue has been compared with the Sent folder and
// replies, and a person resumes.
import { sql } from 'kysely'
import { decideAfterRestore, type Witness } from '@fairlead/domain/outreach/message-state'
import { systemContext } from '../../../platform/context.ts'
import type { Database } from '../../../platform/database.ts'
import { settle } from './advance-message.ts'
import { markRestoreChecked } from '../messages/message-store.ts'
import type { Ask } from './sent-witness.ts'

export type RestoreReason = 'asked' | 'went_back' | 'new_place' | 'found_sent'

export interface Installation {
  id: string
  heartbeat: number
  heartbeatAt: Date | null
  restoreSince: Date | null
  restoreAsked: string | null
  settledAt: Date | null
}

export async function readInstallation(database: Database): Promise<Installation> {
  const row = await database.system.selectFrom('mail_installation').selectAll().executeTakeFirstOrThrow()
  return {
    id: row.id,
    heartbeat: row.heartbeat,
    heartbeatAt: row.heartbeat_at,
    restoreSince: row.restore_since,
    restoreAsked: row.restore_asked,
    settledAt: row.settled_at,
  }
}

/** Records that this database is in use; returns the new count. */
export async function beatHeart(database: Database): Promise<number> {
  const row = await database.system
    .updateTable('mail_installation')
    .set({ heartbeat: sql<number>`heartbeat + 1`, heartbeat_at: sql<Date>`clock_timestamp()` })
    .returning('heartbeat')
    .executeTakeFirstOrThrow()
  return row.heartbeat
}

/** Stops all sending. Does nothing if restore mode is already on. */
export async function enterRestoreMode(database: Database, trigger: RestoreReason, requestedBy: string | null): Promise<void> {
  await database.system
    .updateTable('mail_installation')
    .set({
      restore_since: sql<Date>`clock_timestamp()`,
      restored_at: sql<Date>`clock_timestamp()`,
      restore_why: trigger,
      restore_asked: sql<string | null>`coalesce(${requestedBy}, restore_asked)`,
      backup_at: sql<Date | null>`heartbeat_at`,
      settled_at: null,
      found_sent: 0,
      not_sent: 0,
      parked: 0,
      resumed_at: null,
      resumed_by: null,
    })
    .where('restore_since', 'is', null)
    .execute()
}

/** A user resumes sending; false while messages are still being compared or when restore mode is off. */
export async function resumeAfterRestore(database: Pick<Database, 'system'>, by: string): Promise<boolean> {
  const row = await database.system
    .updateTable('mail_installation')
    .set({ restore_since: null, resumed_at: sql<Date>`clock_timestamp()`, resumed_by: by })
    .where('restore_since', 'is not', null)
    .where('settled_at', 'is not', null)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

/** True once the mailbox was read completely after restore mode began, so that replies missing from the backup are stored. */
async function isMailboxRead(database: Database): Promise<boolean> {
  const { rows } = await sql<{ read: boolean | null }>`
    select (select max(read_to_end_at) from mailbox_state where mailbox not like 'mailbox:%') >= restore_since as read from mail_installation`.execute(
    database.system,
  )
  return rows[0]?.read ?? false
}

/** Messages per round. */
const page = 50

/**
 * One round: settles messages due in the lost period. In the Sent folder or replied to: sent. Absent from a folder that
 * is proven to keep copies: not sent. Otherwise a user decides. Continues after sending resumes, for messages planned late.
 */
export async function restoreRound(database: Database, ask: Ask): Promise<void> {
  const { restoreSince, settledAt } = await readInstallation(database)
  if (restoreSince && !(await isMailboxRead(database))) return
  const { rows } = await sql<{ id: string; workspace_id: string; message_id: string; mailbox_id: string | null; is_answered: boolean }>`
    select m.id, m.workspace_id, m.message_id, m.mailbox_id,
      exists (select 1 from inbound_mail i where i.workspace_id = m.workspace_id and i.candidate_id = m.candidate_id and i.in_reply_to = m.message_id) as is_answered
    from message m, mail_installation one
    where m.state in ('queued', 'claimed', 'committing', 'unknown') and m.restore_checked_at is null
      and m.due_at < coalesce(case when one.restore_since is not null then clock_timestamp() end, one.restored_at)
    order by m.due_at limit ${page}`.execute(database.system)
  let isWaiting = false
  for (const row of rows) {
    const answer = row.is_answered ? true : await ask({ messageId: row.message_id, mailboxId: row.mailbox_id })
    // a user's broken mailbox must not delay the installation
    const witness = answer === 'unreachable' && row.mailbox_id !== null ? null : answer
    if (witness === 'unreachable') {
      isWaiting = true
      continue
    }
    const ctx = systemContext(database, row.workspace_id)
    await settle(ctx, row.id, (state, now) => decideAfterRestore(state, witness, now))
    await recordSettled(database, row.id, witness)
  }
  if (restoreSince && !settledAt && rows.length < page && !isWaiting)
    await database.system
      .updateTable('mail_installation')
      .set({ settled_at: sql<Date>`clock_timestamp()` })
      .execute()
}

async function recordSettled(database: Database, id: string, witness: Witness): Promise<void> {
  await database.system.transaction().execute(async (tx) => {
    if (!(await markRestoreChecked(tx, id))) return
    const column = witness === true ? 'found_sent' : witness === false ? 'not_sent' : 'parked'
    await tx
      .updateTable('mail_installation')
      .set({ [column]: sql<number>`${sql.ref(column)} + 1` })
      .execute()
  })
}
