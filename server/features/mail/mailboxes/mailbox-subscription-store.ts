// The only writer of Google's and Microsoft's subscriptions for new mail, by the database's clock.
import { sql, type Kysely, type Selectable } from 'kysely'
import { noPush, type PushState } from '@fairlead/domain/outreach/mail-push'
import type { ApiKind } from '@fairlead/domain/ports/mailboxes'
import type { Database, Tx } from '../../../platform/database.ts'
import type { DB, MailboxSubscriptionTable } from '../../../platform/schema.ts'

type Db = Kysely<DB>

export interface StoredSubscription extends PushState {
  mailboxId: string
  workspaceId: string
  vendorId: string | null
  secretHash: string | null
  failures: number
  requestedAt: Date | null
}

const toSubscription = (row: Selectable<MailboxSubscriptionTable>): StoredSubscription => ({
  mailboxId: row.mailbox_id,
  workspaceId: row.workspace_id,
  vendorId: row.vendor_id,
  secretHash: row.secret_hash,
  startedAt: row.started_at,
  expiresAt: row.expires_at,
  provedAt: row.proved_at,
  notifiedAt: row.notified_at,
  missedAt: row.missed_at,
  refusal: row.refusal,
  failures: row.failures,
  requestedAt: row.requested_at,
})

const clock = sql<Date>`clock_timestamp()`
const clockPlus = (seconds: number) => sql<Date>`clock_timestamp() + make_interval(secs => ${seconds})`

export async function findSubscription(db: Db, mailboxId: string, isLocked = false): Promise<StoredSubscription | null> {
  let query = db.selectFrom('mailbox_subscription').selectAll().where('mailbox_id', '=', mailboxId)
  if (isLocked) query = query.forUpdate()
  const row = await query.executeTakeFirst()
  return row ? toSubscription(row) : null
}

export const pushStateOf = async (db: Db, mailboxId: string): Promise<PushState> => (await findSubscription(db, mailboxId)) ?? noPush

export async function findByVendorIds(db: Db, ids: readonly string[]): Promise<StoredSubscription[]> {
  if (ids.length === 0) return []
  const rows = await db.selectFrom('mailbox_subscription').selectAll().where('vendor_id', 'in', ids).execute()
  return rows.map(toSubscription)
}

/** Those of connected Gmail mailboxes with this address, in any workspace. */
export async function findByGmailAddress(db: Db, address: string): Promise<StoredSubscription[]> {
  const rows = await db
    .selectFrom('mailbox_subscription')
    .innerJoin('mailbox', 'mailbox.id', 'mailbox_subscription.mailbox_id')
    .selectAll('mailbox_subscription')
    .where('mailbox.kind', '=', 'gmail')
    .where('mailbox.address', '=', address)
    .where('mailbox.disconnected_at', 'is', null)
    .execute()
  return rows.map(toSubscription)
}

/** Adds a row for every connected mailbox of these kinds that has none yet. */
export async function addMissingSubscriptions(db: Db, kinds: readonly ApiKind[]): Promise<void> {
  await db
    .insertInto('mailbox_subscription')
    .columns(['mailbox_id', 'workspace_id'])
    .expression((eb) =>
      eb
        .selectFrom('mailbox')
        .select(['mailbox.id', 'mailbox.workspace_id'])
        .where('mailbox.kind', 'in', kinds)
        .where('mailbox.disconnected_at', 'is', null)
        .where(({ not, exists, selectFrom }) =>
          not(exists(selectFrom('mailbox_subscription').select('mailbox_id').whereRef('mailbox_id', '=', 'mailbox.id'))),
        ),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** A claim left by a killed process expires after this long. */
const claimSeconds = 180

/** Claims mailboxes that are due for subscription or renewal: no other process handles them. */
export async function claimDueSubscriptions(db: Db, mailboxIds: readonly string[], limit: number): Promise<StoredSubscription[]> {
  if (mailboxIds.length === 0) return []
  const rows = await db
    .updateTable('mailbox_subscription')
    .set({ renew_at: clockPlus(claimSeconds) })
    .where('mailbox_id', 'in', (eb) =>
      eb
        .selectFrom('mailbox_subscription')
        .select('mailbox_id')
        .where('mailbox_id', 'in', mailboxIds)
        .where('renew_at', '<=', clock)
        .orderBy('renew_at')
        .limit(limit)
        .forUpdate()
        .skipLocked(),
    )
    .returningAll()
    .execute()
  return rows.map(toSubscription)
}

export interface NewSubscription {
  vendorId: string | null
  secretHash: string | null
  expiresAt: Date
  isProved: boolean
  /** The newest announcement before it was requested: a later one proves it, even when it overtakes the vendor's response. */
  notifiedBefore: Date | null
  renewSeconds: number
}

/** A new one: earlier proof no longer counts. */
export async function startSubscription(tx: Tx, mailboxId: string, subscription: NewSubscription): Promise<void> {
  await tx
    .updateTable('mailbox_subscription')
    .set({
      vendor_id: subscription.vendorId,
      secret_hash: subscription.secretHash,
      started_at: clock,
      expires_at: subscription.expiresAt,
      renew_at: clockPlus(subscription.renewSeconds),
      failures: 0,
      refusal: null,
      proved_at: subscription.isProved ? clock : provedSince(subscription.notifiedBefore),
      missed_at: null,
      // earlier mail wasn't announced
      requested_at: clock,
    })
    .where('mailbox_id', '=', mailboxId)
    .execute()
  await announce(tx, mailboxId)
}

/** Postgres has microseconds, a Date milliseconds. */
const provedSince = (before: Date | null) =>
  sql<Date | null>`case when date_trunc('milliseconds', notified_at) > coalesce(${before}::timestamptz, '-infinity') then notified_at end`

export async function renewSubscription(tx: Tx, mailboxId: string, expiresAt: Date, renewSeconds: number): Promise<void> {
  await tx
    .updateTable('mailbox_subscription')
    .set({ expires_at: expiresAt, renew_at: clockPlus(renewSeconds), failures: 0, refusal: null })
    .where('mailbox_id', '=', mailboxId)
    .execute()
}

/** The existing one stays until it expires. */
export async function saveRefusal(tx: Tx, mailboxId: string, refusal: string, failures: number, retrySeconds: number): Promise<void> {
  await tx
    .updateTable('mailbox_subscription')
    .set({ refusal, failures, renew_at: clockPlus(retrySeconds) })
    .where('mailbox_id', '=', mailboxId)
    .execute()
}

/** Retries at the given time; nothing else changes. */
export async function postponeRenewal(db: Db, mailboxId: string, seconds: number): Promise<void> {
  await db
    .updateTable('mailbox_subscription')
    .set({ renew_at: clockPlus(seconds) })
    .where('mailbox_id', '=', mailboxId)
    .execute()
}

/** The vendor ended it: a new one is created. */
export async function resetSubscription(db: Db, mailboxId: string): Promise<void> {
  await db
    .updateTable('mailbox_subscription')
    .set({ vendor_id: null, secret_hash: null, started_at: null, expires_at: null, proved_at: null, renew_at: clock, failures: 0 })
    .where('mailbox_id', '=', mailboxId)
    .execute()
}

/** After reconnecting: the vendor may have ended it with the consent. */
export async function planSubscription(tx: Tx, workspaceId: string, mailboxId: string): Promise<void> {
  await tx
    .insertInto('mailbox_subscription')
    .values({ mailbox_id: mailboxId, workspace_id: workspaceId })
    .onConflict((conflict) => conflict.column('mailbox_id').doUpdateSet({ renew_at: clock, failures: 0, refusal: null }))
    .execute()
}

export async function removeSubscription(tx: Db, mailboxId: string): Promise<void> {
  await tx.deleteFrom('mailbox_subscription').where('mailbox_id', '=', mailboxId).execute()
}

/** An announcement arrived: it proves the subscription, and one reading is due, however many arrive. Notifies readers. */
export async function saveNotification(tx: Tx, mailboxId: string): Promise<void> {
  await tx
    .updateTable('mailbox_subscription')
    .set({ proved_at: sql<Date>`coalesce(proved_at, clock_timestamp())`, notified_at: clock, missed_at: null, requested_at: clock })
    .where('mailbox_id', '=', mailboxId)
    .execute()
  await announce(tx, mailboxId)
}

/** A reading is due without its own announcement. */
export async function requestReading(tx: Db, mailboxId: string): Promise<void> {
  await tx.updateTable('mailbox_subscription').set({ requested_at: clock }).where('mailbox_id', '=', mailboxId).execute()
  await announce(tx, mailboxId)
}

const announce = (db: Db, mailboxId: string) => sql`select pg_notify('fairlead_mailbox', ${mailboxId})`.execute(db)

/** Mailboxes due for reading. */
export async function listRequested(database: Pick<Database, 'system'>): Promise<string[]> {
  const rows = await database.system.selectFrom('mailbox_subscription').select('mailbox_id').where('requested_at', 'is not', null).execute()
  return rows.map((row) => row.mailbox_id)
}

/** The reading that was due is finished; a request made during it stays. */
export async function settleRequest(db: Db, mailboxId: string, requestedAt: Date): Promise<void> {
  await db
    .updateTable('mailbox_subscription')
    .set({ requested_at: null })
    .where('mailbox_id', '=', mailboxId)
    // Postgres has microseconds, a Date milliseconds
    .where(sql<boolean>`date_trunc('milliseconds', requested_at) <= ${requestedAt}`)
    .execute()
}

/** Unannounced mail was found: the mailbox is read on a schedule until the next announcement. */
export async function saveMissed(tx: Tx, mailboxId: string): Promise<void> {
  await tx.updateTable('mailbox_subscription').set({ proved_at: null, missed_at: clock }).where('mailbox_id', '=', mailboxId).execute()
}
