// The only writer of calendar accounts and their calendars.
import type { CalendarKind, CalendarListing } from '@fairlead/domain/ports/calendars'
import type { WorkspaceContext } from '../../platform/context.ts'
import type { Kysely, Selectable } from 'kysely'
import type { Tx } from '../../platform/database.ts'
import type { CalendarAccountTable, DB } from '../../platform/schema.ts'
import { newId } from '../../platform/ids.ts'

export type CountsAs = 'busy' | 'days_off' | 'ignored'
export type AccountState = 'syncing' | 'synced' | 'failed' | 'refused'

export interface StoredAccount {
  id: string
  workspaceId: string
  userId: string
  kind: CalendarKind
  name: string
  url: string
  username: string
  /** Encrypted. */
  secret: string | null
  identityId: string | null
  state: AccountState
  reason: string | null
  syncedAt: Date | null
}

export interface NewAccount {
  userId: string
  kind: CalendarKind
  name: string
  url: string
  username: string
  secret: string | null
  identityId: string | null
}

const columns = [
  'id',
  'workspace_id',
  'user_id',
  'kind',
  'name',
  'url',
  'username',
  'secret',
  'identity_id',
  'state',
  'why',
  'synced_at',
] as const

type AccountRow = Pick<Selectable<CalendarAccountTable>, (typeof columns)[number]>

const toAccount = (row: AccountRow): StoredAccount => ({
  id: row.id,
  workspaceId: row.workspace_id,
  userId: row.user_id,
  kind: row.kind,
  name: row.name,
  url: row.url,
  username: row.username,
  secret: row.secret,
  identityId: row.identity_id,
  state: row.state,
  reason: row.why,
  syncedAt: row.synced_at,
})

/** In the order they were connected. */
export async function accountsOf(tx: Tx, userIds: readonly string[]): Promise<StoredAccount[]> {
  if (userIds.length === 0) return []
  const rows = await tx
    .selectFrom('calendar_account')
    .select(columns)
    .where('user_id', 'in', userIds)
    .orderBy('created_at')
    .orderBy('id')
    .execute()
  return rows.map(toAccount)
}

export async function findAccount(tx: Tx, id: string): Promise<StoredAccount | null> {
  const row = await tx.selectFrom('calendar_account').select(columns).where('id', '=', id).executeTakeFirst()
  return row ? toAccount(row) : null
}

/** An account is identified by server and name; connecting it again updates its credentials. Returns its ID. */
export async function saveAccount(tx: Tx, ctx: WorkspaceContext, account: NewAccount): Promise<string> {
  const now = { name: account.name, secret: account.secret, identity_id: account.identityId, state: 'syncing' as const, why: null }
  const row = await tx
    .insertInto('calendar_account')
    .values({
      id: newId(),
      workspace_id: ctx.workspaceId,
      user_id: account.userId,
      kind: account.kind,
      url: account.url,
      username: account.username,
      created_at: ctx.now(),
      ...now,
    })
    .onConflict((conflict) => conflict.columns(['user_id', 'kind', 'url', 'username']).doUpdateSet(now))
    .returning('id')
    .executeTakeFirstOrThrow()
  return row.id
}

export async function saveAccountState(
  tx: Tx,
  id: string,
  { state, reason, syncedAt }: { state: AccountState; reason: string | null; syncedAt?: Date | undefined },
): Promise<void> {
  await tx
    .updateTable('calendar_account')
    .set({ state, why: reason, ...(syncedAt ? { synced_at: syncedAt } : {}) })
    .where('id', '=', id)
    .execute()
}

export async function removeAccount(tx: Tx, userId: string, id: string): Promise<void> {
  await tx.deleteFrom('calendar_account').where('user_id', '=', userId).where('id', '=', id).execute()
}

/**
 * Adds new calendars, renames known ones, and marks those no longer listed. Saves nothing when the account was removed while
 * its server was asked; otherwise the account stays until the transaction ends.
 */
export async function saveListing(
  tx: Tx,
  ctx: WorkspaceContext,
  account: StoredAccount,
  listing: readonly CalendarListing[],
): Promise<void> {
  const isThere = await tx.selectFrom('calendar_account').select('id').where('id', '=', account.id).forKeyShare().executeTakeFirst()
  if (!isThere) return
  for (const entry of listing) {
    const now = { name: entry.name, time_zone: entry.timeZone, is_read_only: entry.isReadOnly, is_primary: entry.isPrimary, gone_at: null }
    await tx
      .insertInto('calendar')
      .values({
        id: newId(),
        workspace_id: account.workspaceId,
        user_id: account.userId,
        account_id: account.id,
        remote_id: entry.remoteId,
        ...now,
      })
      .onConflict((conflict) => conflict.columns(['account_id', 'remote_id']).doUpdateSet(now))
      .execute()
  }
  const remoteIds = listing.map(({ remoteId }) => remoteId)
  let gone = tx.updateTable('calendar').set({ gone_at: ctx.now() }).where('account_id', '=', account.id).where('gone_at', 'is', null)
  if (remoteIds.length > 0) gone = gone.where('remote_id', 'not in', remoteIds)
  await gone.execute()
}

/** A calendar's account and its ID on the calendar server; null if either is gone. */
export async function accountOfCalendar(
  tx: Tx,
  calendarId: string,
): Promise<{ calendarId: string; remoteId: string; account: StoredAccount } | null> {
  const row = await tx.selectFrom('calendar').select(['account_id', 'remote_id']).where('id', '=', calendarId).executeTakeFirst()
  const account = row && (await findAccount(tx, row.account_id))
  return account ? { calendarId, remoteId: row.remote_id, account } : null
}

export async function saveCountsAs(tx: Tx, userId: string, id: string, countsAs: CountsAs): Promise<boolean> {
  const row = await tx
    .updateTable('calendar')
    .set({ counts_as: countsAs })
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

/** Every account in all workspaces that has its own secret, encrypted. */
export async function listSecrets(
  db: Kysely<DB>,
): Promise<{ id: string; userId: string; url: string; username: string; secret: string }[]> {
  const rows = await db
    .selectFrom('calendar_account')
    .select(['id', 'user_id as userId', 'url', 'username', 'secret'])
    .where('secret', 'is not', null)
    .execute()
  return rows.flatMap(({ secret, ...row }) => (secret === null ? [] : [{ ...row, secret }]))
}

/** Does nothing when the secret has changed since it was read. */
export async function replaceSecret(db: Kysely<DB>, id: string, before: string, after: string): Promise<void> {
  await db.updateTable('calendar_account').set({ secret: after }).where('id', '=', id).where('secret', '=', before).execute()
}

/** When a user's zone changes, the next reading expands their days again. */
export async function scheduleExpansion(tx: Tx, ctx: WorkspaceContext, userId: string): Promise<void> {
  await tx
    .updateTable('calendar')
    .set({ laid_out_until: ctx.now() })
    .where('user_id', '=', userId)
    .where('time_zone', 'is', null)
    .where('laid_out_until', 'is not', null)
    .execute()
}

/** What a reading leaves behind: where the next one continues, and how far series are expanded. */
export async function saveReading(
  tx: Tx,
  id: string,
  reading: { cursor: string | null; revision: number; syncedAt: Date; laidOutUntil: Date },
): Promise<void> {
  await tx
    .updateTable('calendar')
    .set({ cursor: reading.cursor, revision: reading.revision, synced_at: reading.syncedAt, laid_out_until: reading.laidOutUntil })
    .where('id', '=', id)
    .execute()
}

export async function saveLaidOut(tx: Tx, id: string, until: Date): Promise<void> {
  await tx.updateTable('calendar').set({ laid_out_until: until }).where('id', '=', id).execute()
}
