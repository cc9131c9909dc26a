// Linked provider identities, by issuer and subject, never by address alone.
import { sql, type Kysely } from 'kysely'
import type { AuthProvider } from '@fairlead/domain/account/scopes'
import type { ProvenIdentity } from '@fairlead/domain/ports/identity'
import type { DB } from '../../../platform/schema.ts'
import type { KnownUser } from '../users/user-store.ts'

type Key = Pick<ProvenIdentity, 'issuer' | 'subject'>

/** The account linked to this identity, even a disabled one. */
export async function findLinkedUser(tx: Kysely<DB>, { issuer, subject }: Key): Promise<(KnownUser & { isDisabled: boolean }) | null> {
  const row = await tx
    .selectFrom('identity')
    .innerJoin('users', 'users.id', 'identity.user_id')
    .select(['users.id', 'users.workspace_id', 'users.email', 'users.first_name', 'users.last_name', 'users.profile_picture'])
    .select('users.disabled_at')
    .where('issuer', '=', issuer)
    .where('subject', '=', subject)
    .executeTakeFirst()
  if (!row) return null
  const { disabled_at, ...user } = row
  return { ...user, isDisabled: disabled_at !== null }
}

/**
 * Links an identity, or adds newly granted scopes to the earlier ones: a sign-in requests fewer scopes than a calendar and
 * revokes none. Returns the ID.
 */
export async function saveIdentity(
  tx: Kysely<DB>,
  user: Pick<KnownUser, 'id' | 'workspace_id'>,
  provider: AuthProvider,
  proven: ProvenIdentity,
): Promise<string> {
  const { issuer, subject, email, scopes } = proven
  const row = await tx
    .insertInto('identity')
    .values({ issuer, subject, provider, email, workspace_id: user.workspace_id, user_id: user.id, scopes })
    .onConflict((conflict) =>
      conflict.columns(['issuer', 'subject']).doUpdateSet({
        email,
        scopes: sql<string[]>`(select array_agg(distinct scope) from unnest(identity.scopes || excluded.scopes) scope)`,
      }),
    )
    .returning('id')
    .executeTakeFirstOrThrow()
  return row.id
}

/** Encrypted; null when the provider gave none. */
export async function findRefreshToken(tx: Kysely<DB>, id: string): Promise<string | null> {
  const row = await tx.selectFrom('identity').select('refresh_token').where('id', '=', id).executeTakeFirst()
  return row?.refresh_token ?? null
}

/** Every stored refresh token, of all workspaces, encrypted. */
export async function listRefreshTokens(db: Kysely<DB>): Promise<{ id: string; refreshToken: string }[]> {
  const rows = await db.selectFrom('identity').select(['id', 'refresh_token']).where('refresh_token', 'is not', null).execute()
  return rows.flatMap(({ id, refresh_token: refreshToken }) => (refreshToken === null ? [] : [{ id, refreshToken }]))
}

/** Does nothing when the token has changed since it was read. */
export async function replaceRefreshToken(db: Kysely<DB>, id: string, before: string, after: string): Promise<void> {
  await db.updateTable('identity').set({ refresh_token: after }).where('id', '=', id).where('refresh_token', '=', before).execute()
}

export async function saveRefreshToken(tx: Kysely<DB>, id: string, closed: string): Promise<void> {
  await tx.updateTable('identity').set({ refresh_token: closed }).where('id', '=', id).execute()
}

export interface LinkedIdentity {
  id: string
  provider: AuthProvider
  email: string
  scopes: string[]
}

/** In the order they were linked. */
export async function identitiesOf(tx: Kysely<DB>, userId: string): Promise<LinkedIdentity[]> {
  return tx
    .selectFrom('identity')
    .select(['id', 'provider', 'email', 'scopes'])
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .orderBy('id')
    .execute()
}

export async function removeIdentity(tx: Kysely<DB>, userId: string, id: string): Promise<void> {
  await tx.deleteFrom('identity').where('user_id', '=', userId).where('id', '=', id).execute()
}

/** Unlinks a user's providers: all, or those linked after `since`. */
export async function removeIdentities(tx: Kysely<DB>, userId: string, since: Date | null = null): Promise<void> {
  let query = tx.deleteFrom('identity').where('user_id', '=', userId)
  if (since) query = query.where('created_at', '>', since)
  await query.execute()
}
