// Maintains vendors' subscriptions for new mail: created for each mailbox, renewed daily, retried after a refusal.
import { ConsentWithdrawn } from '@fairlead/domain/ports/mailboxes'
import { MailboxBusy } from '@fairlead/domain/ports/mail'
import { PushRefused } from '@fairlead/domain/ports/mail-push'
import { renewAfterSeconds, retryPushSeconds } from '@fairlead/domain/outreach/mail-push'
import { mailFaultSentence } from '@fairlead/domain/outreach/mailbox'
import { systemContext } from '../../../platform/context.ts'
import type { Database, Tx } from '../../../platform/database.ts'
import { record } from '../../../platform/events.ts'
import { hashOfToken, newToken } from '../../../platform/ids.ts'
import type { MailboxTools } from './connect-mailbox.ts'
import { apiAccountOf } from './mailbox-secret.ts'
import { listMailboxesToRead, type StoredMailbox } from '../mailboxes/mailbox-store.ts'
import {
  addMissingSubscriptions,
  claimDueSubscriptions,
  findSubscription,
  postponeRenewal,
  renewSubscription,
  saveRefusal,
  startSubscription,
  type StoredSubscription,
} from '../mailboxes/mailbox-subscription-store.ts'
import { recordReadFault } from './record-mailbox-news.ts'
import { pushAddress, type PushSettings } from '../mailboxes/push-setup.ts'

/** Maximum per round. */
const limit = 20

type Tools = Omit<MailboxTools, 'database'>

/** Subscribes and renews what is due; returns how many were requested. */
export async function renewPushes(
  database: Database,
  tools: Tools,
  settings: PushSettings,
  onFailure: (error: unknown, mailboxId: string) => void,
): Promise<number> {
  const kinds = (['gmail', 'graph'] as const).filter((kind) => 'address' in pushAddress(settings, kind))
  if (kinds.length === 0) return 0
  await addMissingSubscriptions(database.system, kinds)
  const mailboxes = (await listMailboxesToRead(database.system)).filter((mailbox) => kinds.some((kind) => kind === mailbox.kind))
  const ids = mailboxes.map(({ id }) => id)
  const due = await claimDueSubscriptions(database.system, ids, limit)
  for (const subscription of due) {
    const mailbox = mailboxes.find(({ id }) => id === subscription.mailboxId)
    if (!mailbox) continue
    await renewPush(database, tools, settings, mailbox, subscription).catch((error: unknown) => onFailure(error, mailbox.id))
  }
  return due.length
}

async function renewPush(
  database: Database,
  tools: Tools,
  settings: PushSettings,
  mailbox: StoredMailbox,
  before: StoredSubscription,
): Promise<void> {
  const { push, faultOf, serverOf } = tools.mailboxes
  const account = apiAccountOf({ ...tools, database }, mailbox)
  const target = account && pushAddress(settings, account.kind)
  if (!account || !target || !('address' in target)) return
  const { address } = target
  try {
    const isRunning = before.startedAt !== null && before.expiresAt !== null && before.expiresAt > new Date()
    const renewed = isRunning ? await push.renew(account, { id: before.vendorId, address }) : null
    if (renewed) {
      const seconds = renewAfterSeconds(renewed.expiresAt, new Date())
      await change(database, mailbox, before.refusal !== null, (tx) => renewSubscription(tx, mailbox.id, renewed.expiresAt, seconds))
      return
    }
    const secret = newToken()
    const subscription = await push.subscribe(account, { address, secret })
    const isStored = await change(database, mailbox, true, (tx) =>
      startSubscription(tx, mailbox.id, {
        vendorId: subscription.id,
        secretHash: subscription.id === null ? null : hashOfToken(secret),
        expiresAt: subscription.expiresAt,
        isProved: subscription.isProved,
        notifiedBefore: before.notifiedAt,
        renewSeconds: renewAfterSeconds(subscription.expiresAt, new Date()),
      }),
    )
    // disconnected while the vendor responded
    if (!isStored) await push.stop(account, subscription.id)
  } catch (error) {
    if (error instanceof MailboxBusy) return postponeRenewal(database.system, mailbox.id, error.retryAfterSeconds)
    if (error instanceof ConsentWithdrawn) await recordReadFault(database, mailbox, 'consent')
    const isAnswer = error instanceof PushRefused || error instanceof ConsentWithdrawn
    const refusal = isAnswer ? error.message : mailFaultSentence(faultOf(error), 'imap', serverOf(account.kind))
    const failures = before.failures + 1
    await change(database, mailbox, refusal !== before.refusal, (tx) =>
      saveRefusal(tx, mailbox.id, refusal, failures, retryPushSeconds(failures)),
    )
    if (!isAnswer) throw error
  }
}

/** False when the mailbox was disconnected in the meantime. Notifies its screen of visible changes. */
function change(
  database: Database,
  { id, workspaceId, userId }: StoredMailbox,
  isVisible: boolean,
  write: (tx: Tx) => Promise<void>,
): Promise<boolean> {
  const ctx = systemContext(database, workspaceId)
  return ctx.transaction(async (tx) => {
    if (!(await findSubscription(tx, id, true))) return false
    await write(tx)
    if (isVisible) await record(tx, ctx, { type: 'mailbox.changed', userId, mailboxId: id })
    return true
  })
}
