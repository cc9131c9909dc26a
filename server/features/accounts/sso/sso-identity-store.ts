// Who is linked to a connection, by subject, and which of its logout tokens were used.
import { createHash } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { DB } from '../../../platform/schema.ts'
import type { Connection } from './sso-connection-store.ts'

/** The account that this subject of the connection signs in to. */
export async function findSsoUser(db: Kysely<DB>, connectionId: string, subject: string): Promise<string | null> {
  const row = await db
    .selectFrom('sso_identity')
    .select('user_id')
    .where('connection_id', '=', connectionId)
    .where('subject', '=', subject)
    .executeTakeFirst()
  return row?.user_id ?? null
}

/** An account has one subject per connection; false when it is linked to another one. */
export async function linkSsoUser(tx: Kysely<DB>, { id, workspaceId }: Connection, subject: string, userId: string): Promise<boolean> {
  const row = await tx
    .insertInto('sso_identity')
    .values({ connection_id: id, workspace_id: workspaceId, subject, user_id: userId })
    .onConflict((conflict) => conflict.doNothing())
    .returning('user_id')
    .executeTakeFirst()
  return row !== undefined
}

export async function unlinkSsoUser(tx: Kysely<DB>, userId: string): Promise<void> {
  await tx.deleteFrom('sso_identity').where('user_id', '=', userId).execute()
}

/** Uses a logout token up; false when it was used before. */
export async function useLogoutToken(db: Kysely<DB>, { id, workspaceId }: Connection, tokenId: string, expiresAt: Date): Promise<boolean> {
  const token_hash = createHash('sha256').update(tokenId).digest()
  const row = await db
    .insertInto('sso_logout')
    .values({ connection_id: id, workspace_id: workspaceId, token_hash, expires_at: expiresAt })
    .onConflict((conflict) => conflict.doNothing())
    .returning('expires_at')
    .executeTakeFirst()
  return row !== undefined
}
