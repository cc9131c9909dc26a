// Sessions: opaque random tokens of which only the hash is stored.
import { createHash } from 'node:crypto'
import type { Kysely } from 'kysely'
import { isStaffEmail, isSuperAdmin } from '@fairlead/domain/account/user-kinds'
import type { Actor } from '@fairlead/domain/project/project'
import { newSecret } from '../../platform/ids.ts'
import type { DB } from '../../platform/schema.ts'
import type { Settings } from '../../platform/settings.ts'

const days = 30
const minutesForOthers = 30

/** The lists of this installation that say what kind a user is. */
export type UserLists = Pick<Settings, 'superAdmins' | 'staffDomains'>

function hashOf(token: string): Buffer {
  return createHash('sha256').update(token).digest()
}

/** Whoever opens a session of somebody else's: their account, when they have one, and what they are called on record. */
export interface OpenedBy {
  userId: string | null
  name: string
}

/** Opens a session and returns its token, the only time it is seen; one opened by somebody else ends after 30 minutes. */
export async function openSession(
  db: Kysely<DB>,
  user: { id: string; workspace_id: string },
  now: Date,
  openedBy: OpenedBy | null = null,
): Promise<string> {
  const token = newSecret()
  const expires_at = new Date(now.getTime() + (openedBy ? minutesForOthers * 60_000 : days * 86_400_000))
  await db
    .insertInto('session')
    .values({
      token_hash: hashOf(token),
      user_id: user.id,
      workspace_id: user.workspace_id,
      created_at: now,
      expires_at,
      opened_by: openedBy?.userId ?? null,
      opened_by_name: openedBy?.name ?? null,
    })
    .execute()
  return token
}

/** Who a token belongs to; null when it is unknown, expired, or the account is disabled. Rights by address need a proven address. */
export async function findSession(db: Kysely<DB>, token: string, now: Date, lists: UserLists): Promise<Actor | null> {
  if (token.length < 20 || token.length > 200) return null
  const row = await db
    .selectFrom('session')
    .innerJoin('users', 'users.id', 'session.user_id')
    .select(['users.id', 'users.workspace_id', 'users.email', 'users.is_super_admin', 'users.email_verified_at'])
    .where('session.token_hash', '=', hashOf(token))
    .where('session.expires_at', '>', now)
    .where('users.disabled_at', 'is', null)
    .executeTakeFirst()
  if (!row) return null
  const isProven = row.email_verified_at !== null
  return {
    userId: row.id,
    workspaceId: row.workspace_id,
    email: row.email,
    isSuperAdmin: row.is_super_admin || (isProven && isSuperAdmin(row.email, lists)),
    isStaff: isProven && isStaffEmail(row.email, lists),
  }
}

/** Who opened this session of somebody else's; null for a session of one's own. */
export async function whoOpened(db: Kysely<DB>, token: string): Promise<string | null> {
  const row = await db.selectFrom('session').select('opened_by_name').where('token_hash', '=', hashOf(token)).executeTakeFirst()
  return row?.opened_by_name ?? null
}

export async function closeSession(db: Kysely<DB>, token: string): Promise<void> {
  await db.deleteFrom('session').where('token_hash', '=', hashOf(token)).execute()
}

/** Ends every session of a user but the one given: after a new password nobody else is signed in. */
export async function closeSessionsOf(db: Kysely<DB>, userId: string, except: string | null = null): Promise<void> {
  let query = db.deleteFrom('session').where('user_id', '=', userId)
  if (except !== null) query = query.where('token_hash', '<>', hashOf(except))
  await query.execute()
}
