// Moves first emails and replies of a removed mailbox to the installation's; follow-ups wait for a decision.
import { decideGoneMailbox } from '@fairlead/domain/outreach/message-state'
import { sql } from 'kysely'
import { systemContext } from '../../../platform/context.ts'
import type { Database } from '../../../platform/database.ts'
import { settle } from '../sending/advance-message.ts'
import { moveQueued } from '../messages/message-store.ts'

/** Maximum per round. */
const limit = 50

/**
 * Disconnected, or its user can't sign in anymore. Messages due in the period lost by a restore stay: the mailbox's Sent folder
 * settles them.
 */
const isGone = sql`mailbox_id is not null
  and not exists (
    select from mailbox join users on users.id = mailbox.user_id
    where mailbox.id = message.mailbox_id and mailbox.disconnected_at is null and (mailbox.is_shared or users.disabled_at is null))
  and (restore_checked_at is not null or not exists (
    select from mail_installation where message.due_at < coalesce(case when restore_since is not null then clock_timestamp() end, restored_at)))`

/** Called repeatedly: an email can be queued after its mailbox is gone. */
export async function reassignGoneMailboxes(database: Database, mailFrom: string): Promise<void> {
  await moveQueued(database, mailFrom, sql<boolean>`${isGone} and coalesce(step, 0) = 0`)
  const followUps = await database.system
    .selectFrom('message')
    .select(['id', 'workspace_id'])
    .where('state', '=', 'queued')
    .where(sql<boolean>`${isGone} and step > 0`)
    .limit(limit)
    .execute()
  for (const { id, workspace_id } of followUps)
    await settle(systemContext(database, workspace_id), id, decideGoneMailbox, () => ({ mailbox_id: null, from_email: mailFrom }))
}
