// A bounced email: counted for its mailbox, which pauses after too many.
import { bounceLimit, bouncesTooOften, type BounceCount } from '@fairlead/domain/outreach/bounce-limit'
import { sql } from 'kysely'
import type { WorkspaceContext } from '../../platform/context.ts'
import type { Tx } from '../../platform/database.ts'
import { record } from '../../platform/events.ts'
import { newId } from '../../platform/ids.ts'
import { applyMailboxNews } from './mailbox-store.ts'
import { markBounced } from './message-store.ts'

/** Counts each email once. The caller holds the candidate's lock; the mailbox is locked last. */
export async function recordBounce(tx: Tx, ctx: WorkspaceContext, messageId: string): Promise<void> {
  const mailboxId = await markBounced(tx, messageId)
  if (!mailboxId || !bouncesTooOften(await countBounces(tx, mailboxId))) return
  const changed = await applyMailboxNews(tx, mailboxId, { kind: 'pause', reason: 'bounces', fault: null })
  if (changed?.after.pausedFor !== 'bounces' || changed.before.pausedFor !== null) return
  const about = { userId: changed.before.userId, mailboxId }
  await record(tx, ctx, { type: 'mailbox.paused', ...about, address: changed.before.address, why: 'bounces', requestId: newId() })
  await record(tx, ctx, { type: 'mailbox.changed', ...about })
}

/** Since its owner last resumed it, at most for the last days. */
export async function countBounces(tx: Tx, mailboxId: string): Promise<BounceCount> {
  const { rows } = await sql<{ sent: number; bounced: number }>`
    with period as (
      select greatest(coalesce(bounces_since, '-infinity'), clock_timestamp() - make_interval(days => ${bounceLimit.days})) as start
      from mailbox where id = ${mailboxId})
    select
      (select count(*) from message, period where mailbox_id = ${mailboxId} and kind <> 'team' and sent_at >= start)
        + (select count(*) from message, period where mailbox_id = ${mailboxId} and sent_at is null and bounced_at >= start) as sent,
      (select count(*) from message, period where mailbox_id = ${mailboxId} and bounced_at >= start) as bounced`.execute(tx)
  return { sent: Number(rows[0]?.sent ?? 0), bounced: Number(rows[0]?.bounced ?? 0) }
}
