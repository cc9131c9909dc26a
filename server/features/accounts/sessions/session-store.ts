// Sessions: opaque random tokens stored only as hashes. They end by time, when unused, and when the account changes.
import { createHash } from 'node:crypto'
import { sql, type Kysely } from 'kysely'
import { factorDue, type SignInMethod } from '@fairlead/domain/account/second-factor'
import { isStaffEmail, isSuperAdmin } from '@fairlead/domain/account/user-kinds'
import type { Actor } from '@fairlead/domain/project/project'
import { newSecret } from '../../../platform/ids.ts'
import { requestOrigin } from '../../../platform/request-origin.ts'
import type { DB } from '../../../platform/schema.ts'
import type { Settings } from '../../../platform/settings.ts'

/** A session ends after this many days, however often it is used. */
const days = 30
const minutesForOthers = 30
/** How often a session's last use is written. */
const touchMs = 60_000
const hourMs = 3_600_000

/** The installation's lists of user kinds, and the idle timeout of sessions. */
export type UserLists = Pick<Settings, 'superAdmins' | 'staffDomains' | 'sessionIdleHours' | 'staffIdleHours'>

export function hashOf(token: string): Buffer {
  return createHash('sha256').update(token).digest()
}

/** The staff member who opens another user's session: their account, if they have one, and their name for the record. */
export interface OpenedBy {
  userId: string | null
  name: string
}

export interface SessionOptions {
  openedBy?: OpenedBy | null
  /** Signing in counts as recent proof for sign-in changes: for accounts without a password. */
  isConfirmed?: boolean
  signedInBy?: SignInMethod | null
  /** Of single sign-on: the connection, and the provider's own session. */
  sso?: { connectionId: string; sessionId: string | null } | null
}

/** Opens a session and returns its token, the only time it is visible; one opened by staff ends after 30 minutes. */
export async function openSession(
  db: Kysely<DB>,
  user: { id: string; workspace_id: string },
  now: Date,
  { openedBy = null, isConfirmed = false, signedInBy = null, sso = null }: SessionOptions = {},
): Promise<string> {
  const token = newSecret()
  const expires_at = new Date(now.getTime() + (openedBy ? minutesForOthers * 60_000 : days * 24 * hourMs))
  const origin = requestOrigin()
  await db
    .insertInto('session')
    .values({
      token_hash: hashOf(token),
      user_id: user.id,
      workspace_id: user.workspace_id,
      created_at: now,
      last_used_at: now,
      expires_at,
      confirmed_at: isConfirmed ? now : null,
      ip: origin?.ip ?? null,
      user_agent: origin?.userAgent ?? null,
      opened_by: openedBy?.userId ?? null,
      opened_by_name: openedBy?.name ?? null,
      signed_in_by: signedInBy,
      sso_connection_id: sso?.connectionId ?? null,
      sso_session: sso?.sessionId ?? null,
    })
    .execute()
  return token
}

/**
 * A token's user; null when it is unknown, expired, unused for too long, or the account is disabled. Rights by address require
 * a verified address. `isUse: false` doesn't count as a use.
 */
export async function findSession(
  db: Kysely<DB>,
  token: string,
  now: Date,
  lists: UserLists,
  { isUse = true }: { isUse?: boolean } = {},
): Promise<Actor | null> {
  if (token.length < 20 || token.length > 200) return null
  const row = await db
    .selectFrom('session')
    .innerJoin('users', 'users.id', 'session.user_id')
    .innerJoin('workspace', 'workspace.id', 'users.workspace_id')
    .select(['users.id', 'users.workspace_id', 'users.email', 'users.is_super_admin', 'users.email_verified_at'])
    .select(['session.last_used_at', 'session.opened_by_name', 'session.signed_in_by'])
    .select(['workspace.second_factor_from', 'workspace.second_factor_for_providers'])
    .select(sql<boolean>`exists (select from second_factor where second_factor.user_id = users.id)`.as('has_factor'))
    .where('session.token_hash', '=', hashOf(token))
    .where('session.expires_at', '>', now)
    .where('users.disabled_at', 'is', null)
    .where(sql<boolean>`not ${endsBySso(now)}`)
    .executeTakeFirst()
  if (!row) return null
  const isProven = row.email_verified_at !== null
  const rule = { from: row.second_factor_from, forProviders: row.second_factor_for_providers }
  const due = row.opened_by_name === null ? factorDue(rule, { hasFactor: row.has_factor, signedInBy: row.signed_in_by }) : null
  const actor: Actor = {
    userId: row.id,
    workspaceId: row.workspace_id,
    email: row.email,
    isSuperAdmin: row.is_super_admin || (isProven && isSuperAdmin(row.email, lists)),
    isStaff: isProven && isStaffEmail(row.email, lists),
    isUnproven: !isProven,
    ...(due ? { isUnsecured: due <= now, factorDue: due } : {}),
    openedBy: row.opened_by_name,
  }
  const unusedMs = now.getTime() - row.last_used_at.getTime()
  const idleHours = actor.isSuperAdmin || actor.isStaff ? lists.staffIdleHours : lists.sessionIdleHours
  if (unusedMs > idleHours * hourMs) return null
  if (isUse && unusedMs > touchMs) await touch(db, token, now)
  return actor
}

/** Sessions from before single sign-on was required end; see sso-rule.ts for new ones. */
const endsBySso = (now: Date) => sql<boolean>`(coalesce(workspace.sso_required_from <= ${now}, false)
  and not users.is_break_glass and session.opened_by_name is null and session.signed_in_by is distinct from 'sso'
  and exists (select from sso_domain where sso_domain.workspace_id = workspace.id and sso_domain.verified_at is not null
    and sso_domain.domain = lower(substring(users.email from '@([^@]*)$'))))`

async function touch(db: Kysely<DB>, token: string, now: Date): Promise<void> {
  const origin = requestOrigin()
  await db
    .updateTable('session')
    .set({ last_used_at: now, ...(origin ? { ip: origin.ip, user_agent: origin.userAgent } : {}) })
    .where('token_hash', '=', hashOf(token))
    .execute()
}

/** The staff member who opened this session; null for a user's own session. */
export async function readOpenedBy(db: Kysely<DB>, token: string): Promise<string | null> {
  const row = await db.selectFrom('session').select('opened_by_name').where('token_hash', '=', hashOf(token)).executeTakeFirst()
  return row?.opened_by_name ?? null
}

/** When this session's user last proved their identity; null = not since signing in. */
export async function readConfirmedAt(db: Kysely<DB>, token: string): Promise<Date | null> {
  const row = await db.selectFrom('session').select('confirmed_at').where('token_hash', '=', hashOf(token)).executeTakeFirst()
  return row?.confirmed_at ?? null
}

export async function saveConfirmed(db: Kysely<DB>, token: string, time: Date): Promise<void> {
  await db.updateTable('session').set({ confirmed_at: time }).where('token_hash', '=', hashOf(token)).execute()
}

export async function closeSession(db: Kysely<DB>, token: string): Promise<void> {
  await db.deleteFrom('session').where('token_hash', '=', hashOf(token)).execute()
}

/** Ends every session of a user except the given one, and returns how many ended. */
export async function closeSessionsOf(db: Kysely<DB>, userId: string, except: string | null = null): Promise<number> {
  let query = db.deleteFrom('session').where('user_id', '=', userId)
  if (except !== null) query = query.where('token_hash', '<>', hashOf(except))
  return (await query.returning('id').execute()).length
}

/**
 * Ends the sessions of a connection that its provider ended: one by its `sid`, otherwise all of the user's. One that was opened
 * without a `sid` could be the one that is meant. Returns whose they were.
 */
export async function closeSsoSessions(
  db: Kysely<DB>,
  connectionId: string,
  { userId, sessionId }: { userId: string | null; sessionId: string | null },
): Promise<string[]> {
  let query = db.deleteFrom('session').where('sso_connection_id', '=', connectionId)
  if (userId !== null) query = query.where('user_id', '=', userId)
  if (sessionId !== null)
    query = query.where((eb) => {
      const isMeant = eb('sso_session', '=', sessionId)
      return userId === null ? isMeant : eb.or([isMeant, eb('sso_session', 'is', null)])
    })
  return (await query.returning('user_id').execute()).map((row) => row.user_id)
}

/** Ends one of a user's sessions by ID; false if it doesn't exist. */
export async function closeSessionById(db: Kysely<DB>, userId: string, id: string): Promise<boolean> {
  const ended = await db.deleteFrom('session').where('user_id', '=', userId).where('id', '=', id).returning('id').executeTakeFirst()
  return ended !== undefined
}

export interface SessionView {
  id: string
  isCurrent: boolean
  createdAt: Date
  lastUsedAt: Date
  ip: string | null
  userAgent: string | null
  /** The staff member who opened it. */
  openedBy: string | null
}

/** A user's sessions that haven't expired, the current one first, then by latest use. */
export async function listSessions(db: Kysely<DB>, userId: string, current: string, now: Date): Promise<SessionView[]> {
  const rows = await db
    .selectFrom('session')
    .select(['id', 'created_at', 'last_used_at', 'ip', 'user_agent', 'opened_by_name'])
    .select(sql<boolean>`token_hash = ${hashOf(current)}`.as('is_current'))
    .where('user_id', '=', userId)
    .where('expires_at', '>', now)
    .orderBy('is_current', 'desc')
    .orderBy('last_used_at', 'desc')
    .limit(100)
    .execute()
  return rows.map((row) => ({
    id: row.id,
    isCurrent: row.is_current,
    createdAt: row.created_at,
    lastUsedAt: row.last_used_at,
    ip: row.ip,
    userAgent: row.user_agent,
    openedBy: row.opened_by_name,
  }))
}
