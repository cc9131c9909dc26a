// What became of a mailbox's emails: refused by its own server, or by those of the recipients.
import { sql } from 'kysely'
import { bounceLimit, type BounceCount } from '@fairlead/domain/outreach/bounce-limit'
import type { Database, Tx } from '../../../platform/database.ts'

/** A mailbox's emails and bounces since its owner last resumed it, at most for the last days. */
export async function countBounces(tx: Tx, mailboxId: string): Promise<BounceCount> {
  const { rows } = await sql<{ sent: number; bounced: number; blocked: number }>`
    with period as (
      select greatest(coalesce(bounces_since, '-infinity'), clock_timestamp() - make_interval(days => ${bounceLimit.days})) as start
      from mailbox where id = ${mailboxId})
    select
      (select count(*) from message, period where mailbox_id = ${mailboxId} and kind <> 'team' and sent_at >= start)
        + (select count(*) from message, period where mailbox_id = ${mailboxId} and sent_at is null and bounced_at >= start) as sent,
      (select count(*) from message, period where mailbox_id = ${mailboxId} and bounced_at >= start) as bounced,
      (select count(*) from message, period where mailbox_id = ${mailboxId} and bounced_at >= start and bounce_cause = 'blocked')
        as blocked`.execute(tx)
  return { sent: Number(rows[0]?.sent ?? 0), bounced: Number(rows[0]?.bounced ?? 0), blocked: Number(rows[0]?.blocked ?? 0) }
}

/** Different messages that a mailbox's server has refused since it last accepted one. */
export async function countRefusals(database: Database, mailboxId: string): Promise<number> {
  const row = await database.system
    .selectFrom('message')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('mailbox_id', '=', mailboxId)
    .where('refused_at', '>', (eb) =>
      eb.fn.coalesce(
        eb
          .selectFrom('message as accepted')
          .select((builder) => builder.fn.max('accepted.sent_at').as('at'))
          .where('accepted.mailbox_id', '=', mailboxId),
        eb.val(new Date(0)),
      ),
    )
    .executeTakeFirstOrThrow()
  return Number(row.count)
}
