// An email that didn't arrive: counted for its mailbox, which pauses after too many, and whose owner is warned when it is blocked.
import { bouncesTooOften } from '@fairlead/domain/outreach/bounce-limit'
import { dayOfMoment } from '@fairlead/domain/shared/days'
import type { WorkspaceContext } from '../../../platform/context.ts'
import type { Tx } from '../../../platform/database.ts'
import { record } from '../../../platform/events.ts'
import { newId } from '../../../platform/ids.ts'
import { applyMailboxNews, findMailbox } from '../mailboxes/mailbox-store.ts'
import { countBounces } from '../mailboxes/mailbox-counts.ts'
import { markBounced } from '../messages/message-store.ts'

type Cause =
  | { cause: 'dead_address' }
  /** `answer`: what the receiving server said; `ownerId`: who is warned about email from the installation's mailbox. */
  | { cause: 'blocked'; answer: string; ownerId: string | null }

/** Counts each email once. The caller holds the candidate's lock; the mailbox is locked last. */
export async function recordBounce(tx: Tx, ctx: WorkspaceContext, messageId: string, reason: Cause): Promise<void> {
  const bounced = await markBounced(tx, messageId, reason.cause)
  if (!bounced) return
  const { mailboxId, fromEmail } = bounced
  if (reason.cause === 'blocked') await warn(tx, ctx, mailboxId, fromEmail, reason)
  if (!mailboxId || !bouncesTooOften(await countBounces(tx, mailboxId))) return
  const changed = await applyMailboxNews(tx, mailboxId, { kind: 'pause', reason: 'bounces', fault: null })
  if (changed?.after.pausedFor !== 'bounces' || changed.before.pausedFor !== null) return
  const about = { userId: changed.before.userId, mailboxId }
  await record(tx, ctx, { type: 'mailbox.paused', ...about, address: changed.before.address, why: 'bounces', requestId: newId() })
  await record(tx, ctx, { type: 'mailbox.changed', ...about })
}

async function warn(
  tx: Tx,
  ctx: WorkspaceContext,
  mailboxId: string | null,
  address: string,
  { answer, ownerId }: { answer: string; ownerId: string | null },
): Promise<void> {
  const mailbox = mailboxId === null ? null : await findMailbox(tx, mailboxId)
  const userId = mailbox?.userId ?? ownerId
  if (userId === null) return
  await record(tx, ctx, { type: 'mailbox.blocked', userId, mailboxId: mailbox?.id ?? null, address, answer, day: dayOfMoment(ctx.now()) })
  if (mailbox) await record(tx, ctx, { type: 'mailbox.changed', userId, mailboxId: mailbox.id })
}
