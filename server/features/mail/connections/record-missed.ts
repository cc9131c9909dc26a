// Detects that a vendor no longer announces new mail: a scheduled reading found some that should have been announced.
import { isMissed } from '@fairlead/domain/outreach/mail-push'
import { systemContext } from '../../../platform/context.ts'
import type { Database } from '../../../platform/database.ts'
import { record } from '../../../platform/events.ts'
import { databaseNow } from '../mailboxes/mailbox-state.ts'
import type { StoredMailbox } from '../mailboxes/mailbox-store.ts'
import { findSubscription, saveMissed } from '../mailboxes/mailbox-subscription-store.ts'

/** Emails found by a scheduled reading, by arrival time. */
export async function recordMissed(
  database: Database,
  { id, workspaceId, userId }: StoredMailbox,
  arrivals: readonly Date[],
): Promise<void> {
  if (arrivals.length === 0) return
  const now = await databaseNow(database)
  const ctx = systemContext(database, workspaceId)
  await ctx.transaction(async (tx) => {
    const subscription = await findSubscription(tx, id, true)
    if (!subscription?.provedAt || !isMissed(subscription, arrivals, now)) return
    await saveMissed(tx, id)
    await record(tx, ctx, { type: 'mailbox.changed', userId, mailboxId: id })
  })
}
