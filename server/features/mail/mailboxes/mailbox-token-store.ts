// The only writer of Google and Microsoft mailbox tokens, all encrypted.
import { sql, type Kysely } from 'kysely'
import type { Tx } from '../../../platform/database.ts'
import type { DB } from '../../../platform/schema.ts'

export interface StoredToken {
  refreshToken: string
  /** null when it expires within a minute. */
  accessToken: string | null
}

/** A token about to expire doesn't count. */
const minSeconds = 60

/** Locks the row: everyone else who needs a token waits for this request. */
export async function lockToken(tx: Tx, mailboxId: string): Promise<StoredToken | null> {
  // longer than the provider may take to respond
  await sql`set local lock_timeout = '45s'`.execute(tx)
  const row = await tx
    .selectFrom('mailbox_token')
    .select(['refresh_token', 'access_token'])
    .select(sql<boolean>`coalesce(access_until > clock_timestamp() + make_interval(secs => ${minSeconds}), false)`.as('is_good'))
    .where('mailbox_id', '=', mailboxId)
    .forUpdate()
    .executeTakeFirst()
  return row ? { refreshToken: row.refresh_token, accessToken: row.is_good ? row.access_token : null } : null
}

export interface NewToken {
  refreshToken: string
  accessToken: string
  /** How long the access token is valid, in milliseconds. */
  goodForMs: number
}

const columnsOf = ({ refreshToken, accessToken, goodForMs }: NewToken) => ({
  refresh_token: refreshToken,
  access_token: accessToken,
  access_until: sql<Date>`clock_timestamp() + make_interval(secs => ${goodForMs / 1000})`,
})

export async function saveToken(tx: Tx, workspaceId: string, mailboxId: string, token: NewToken): Promise<void> {
  await tx
    .insertInto('mailbox_token')
    .values({ mailbox_id: mailboxId, workspace_id: workspaceId, ...columnsOf(token) })
    .onConflict((conflict) => conflict.column('mailbox_id').doUpdateSet(columnsOf(token)))
    .execute()
}

export async function removeToken(tx: Kysely<DB>, mailboxId: string): Promise<void> {
  await tx.deleteFrom('mailbox_token').where('mailbox_id', '=', mailboxId).execute()
}

/** Every refresh token in all workspaces. */
export async function listMailboxTokens(db: Kysely<DB>): Promise<{ mailboxId: string; refreshToken: string }[]> {
  return db.selectFrom('mailbox_token').select(['mailbox_id as mailboxId', 'refresh_token as refreshToken']).execute()
}

/** Does nothing if the token has changed since it was read. The access token is requested again. */
export async function replaceMailboxToken(db: Kysely<DB>, mailboxId: string, before: string, after: string): Promise<void> {
  await db
    .updateTable('mailbox_token')
    .set({ refresh_token: after, access_token: null, access_until: null })
    .where('mailbox_id', '=', mailboxId)
    .where('refresh_token', '=', before)
    .execute()
}
