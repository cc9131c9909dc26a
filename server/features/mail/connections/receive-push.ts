// Receives announcements of new mail. Only the mailbox they name is used: it is read from its cursor, so that a lost, repeated,
// late, or reordered announcement neither loses nor duplicates an email.
import { timingSafeEqual } from 'node:crypto'
import { isPushAlive } from '@fairlead/domain/outreach/mail-push'
import { fieldOf } from '@fairlead/domain/shared/records'
import { systemContext } from '../../../platform/context.ts'
import type { Database } from '../../../platform/database.ts'
import { record } from '../../../platform/events.ts'
import { hashOfToken } from '../../../platform/ids.ts'
import { findMailbox } from '../mailboxes/mailbox-store.ts'
import {
  findByGmailAddress,
  findByVendorIds,
  findSubscription,
  resetSubscription,
  postponeRenewal,
  requestReading,
  saveNotification,
  type StoredSubscription,
} from '../mailboxes/mailbox-subscription-store.ts'

const textIn = (value: unknown, name: string): string => {
  const raw = fieldOf(value, name)
  return typeof raw === 'string' ? raw : ''
}

/** The body of a Pub/Sub push request: {"message": {"data": base64 of {"emailAddress", "historyId"}}}. Its caller has checked the token. */
export async function receiveGmailPush(database: Database, message: unknown): Promise<void> {
  const address = textIn(contentOf(textIn(message, 'data')), 'emailAddress').toLowerCase()
  if (address === '' || address.length > 320) return
  for (const subscription of await findByGmailAddress(database.system, address)) await recordNotification(database, subscription)
}

function contentOf(data: string): unknown {
  try {
    return JSON.parse(Buffer.from(data, 'base64').toString('utf8'))
  } catch {
    return null
  }
}

/** Per request; Microsoft sends fewer in one. */
const maxItems = 500

/** The items of a Graph notification, about changes and subscriptions. Each one is verified by its subscription's secret. */
export async function receiveGraphPush(database: Database, items: readonly unknown[]): Promise<void> {
  const named = items.slice(0, maxItems).map((item) => ({
    id: textIn(item, 'subscriptionId'),
    secretHash: hashOfToken(textIn(item, 'clientState')),
    lifecycle: textIn(item, 'lifecycleEvent'),
  }))
  const ids = [...new Set(named.map(({ id }) => id))].filter((id) => id !== '' && id.length <= 100)
  for (const subscription of await findByVendorIds(database.system, ids)) {
    const genuine = named.filter(({ id, secretHash }) => id === subscription.vendorId && isSame(secretHash, subscription.secretHash))
    const about = new Set(genuine.map(({ lifecycle }) => lifecycle))
    if (about.has('subscriptionRemoved')) await resetSubscription(database.system, subscription.mailboxId)
    else if (about.has('reauthorizationRequired')) await postponeRenewal(database.system, subscription.mailboxId, 0)
    if (about.has('') || about.has('missed')) await recordNotification(database, subscription)
    else if (about.has('subscriptionRemoved')) await requestReading(database.system, subscription.mailboxId)
  }
}

/** Takes the same time wherever they differ. */
const isSame = (hash: string, expected: string | null): boolean =>
  expected !== null && hash.length === expected.length && timingSafeEqual(Buffer.from(hash), Buffer.from(expected))

async function recordNotification(database: Database, { workspaceId, mailboxId }: StoredSubscription): Promise<void> {
  const ctx = systemContext(database, workspaceId)
  await ctx.transaction(async (tx) => {
    const before = await findSubscription(tx, mailboxId, true)
    if (!before) return
    await saveNotification(tx, mailboxId)
    if (isPushAlive(before, ctx.now())) return
    const mailbox = await findMailbox(tx, mailboxId)
    if (mailbox) await record(tx, ctx, { type: 'mailbox.changed', userId: mailbox.userId, mailboxId })
  })
}
