// Sessions: opaque random tokens of which only the hash is stored.
import { createHash } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { Actor } from '@fairlead/domain/project/project'
import { isStaffEmail, type UserKinds } from './user-kinds.ts'
import { newSecret } from '../../platform/ids.ts'
import type { DB } from '../../platform/schema.ts'

const days = 30

function hashOf(token: string): Buffer {
  return createHash('sha256').update(token).digest()
}

/** Opens a session and returns its token, the only time it is seen. */
export async function openSession(db: Kysely<DB>, user: { id: string; workspace_id: string }, now: Date): Promise<string> {
  const token = newSecret()
  const expires_at = new Date(now.getTime() + days * 86_400_000)
  await db
    .insertInto('session')
    .values({ token_hash: hashOf(token), user_id: user.id, workspace_id: user.workspace_id, created_at: now, expires_at })
    .execute()
  return token
}

/** Who a token belongs to; null when it is unknown, expired, or the account is disabled. */
export async function findSession(db: Kysely<DB>, token: string, now: Date, kinds: UserKinds): Promise<Actor | null> {
  if (token.length < 20 || token.length > 200) return null
  const row = await db
    .selectFrom('session')
    .innerJoin('users', 'users.id', 'session.user_id')
    .select(['users.id', 'users.workspace_id', 'users.email', 'users.is_super_admin'])
    .where('session.token_hash', '=', hashOf(token))
    .where('session.expires_at', '>', now)
    .where('users.disabled_at', 'is', null)
    .executeTakeFirst()
  return row
    ? {
        userId: row.id,
        workspaceId: row.workspace_id,
        email: row.email,
        isSuperAdmin: row.is_super_admin || kinds.superAdmins.includes(row.email),
        isStaff: isStaffEmail(row.email, kinds),
      }
    : null
}

export async function closeSession(db: Kysely<DB>, token: string): Promise<void> {
  await db.deleteFrom('session').where('token_hash', '=', hashOf(token)).execute()
}
