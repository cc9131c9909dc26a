// A bounced email: counted for its mailbox, which pauses after too many.
import { bouncesTooOften } from '@fairlead/domain/outreach/bounce-limit'
import type { WorkspaceContext } from '../../platform/context.ts'
import type { Tx } from '../../platform/database.ts'
import { record } from '../../platform/events.ts'
import { newId } from '../../platform/ids.ts'
import { applyMailboxNews } from './mailbox-store.ts'
import { countBounces } from './message-facts.ts'
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
