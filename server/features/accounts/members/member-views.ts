// A workspace's members and pending invitations, as shown on the Team page.
import { sql, type Kysely } from 'kysely'
import { isSuperAdmin } from '@fairlead/domain/account/user-kinds'
import type { Member } from '@fairlead/domain/project/members'
import type { ActorContext } from '../../../platform/context.ts'
import type { DB } from '../../../platform/schema.ts'
import type { UserLists } from '../sessions/session-store.ts'
import { isWorkspaceAdmin } from '../users/workspace-rights.ts'

export interface WorkspaceMember extends Member {
  email: string
  name: string
}

export interface MemberView extends WorkspaceMember {
  /** null = in no recorded session or sign-in. */
  lastSeenAt: Date | null
  /** null for callers who aren't admins. */
  hasFactor: boolean | null
}

export interface MembersView {
  members: MemberView[]
  invitations: { email: string; invitedBy: string; invitedAt: Date; expiresAt: Date }[]
  canManage: boolean
}

/** By name, without removed members. */
export async function readMembers(db: Kysely<DB>, workspaceId: string, lists: UserLists): Promise<WorkspaceMember[]> {
  const rows = await db
    .selectFrom('users')
    .select([
      'id',
      'email',
      'first_name',
      'last_name',
      'is_workspace_admin',
      'is_super_admin',
      'email_verified_at',
      'disabled_at',
      'is_break_glass',
    ])
    .where('workspace_id', '=', workspaceId)
    .where('removed_at', 'is', null)
    .orderBy('first_name')
    .orderBy('email')
    .execute()
  return rows.map((row) => ({
    id: row.id,
    email: row.email,
    name: `${row.first_name} ${row.last_name}`.trim(),
    isAdmin: row.is_workspace_admin,
    isProven: row.email_verified_at !== null,
    isDisabled: row.disabled_at !== null,
    isBreakGlass: row.is_break_glass,
    isSuperAdmin: row.is_super_admin || (row.email_verified_at !== null && isSuperAdmin(row.email, lists)),
  }))
}

/** By user, from their own sessions and recorded sign-ins. */
async function readLastSeen(db: Kysely<DB>, workspaceId: string): Promise<ReadonlyMap<string, Date>> {
  const { rows } = await sql<{ user_id: string; at: Date }>`
    select user_id, max(at) as at from (
      select user_id, last_used_at as at from session where workspace_id = ${workspaceId} and opened_by_name is null
      union all
      select user_id, at from audit_event where workspace_id = ${workspaceId} and kind = 'sign_in' and user_id is not null) seen
    group by user_id`.execute(db)
  return new Map(rows.map((row) => [row.user_id, row.at]))
}

/** The users who have a second factor. */
async function readSecured(db: Kysely<DB>, workspaceId: string): Promise<ReadonlySet<string>> {
  const rows = await db.selectFrom('second_factor').select('user_id').where('workspace_id', '=', workspaceId).execute()
  return new Set(rows.map((row) => row.user_id))
}

/**
 * The whole page; `db` is the service's own connection, because sessions aren't visible to a workspace. Members who aren't
 * admins see
 * the team and its admins, but not when someone was last active.
 */
export async function readMembersPage(db: Kysely<DB>, ctx: ActorContext, lists: UserLists): Promise<MembersView> {
  const canManage = await isWorkspaceAdmin(db, ctx.actor)
  const members = await readMembers(db, ctx.workspaceId, lists)
  const lastSeen = canManage ? await readLastSeen(db, ctx.workspaceId) : new Map<string, Date>()
  const secured = canManage ? await readSecured(db, ctx.workspaceId) : null
  const invitations = await db
    .selectFrom('invitation')
    .innerJoin('users', 'users.id', 'invitation.invited_by')
    .select(['invitation.email', 'invitation.created_at', 'invitation.expires_at', 'users.first_name', 'users.last_name'])
    .where('invitation.workspace_id', '=', ctx.workspaceId)
    .where('used_at', 'is', null)
    .where('expires_at', '>', ctx.now())
    .orderBy('invitation.created_at', 'desc')
    .execute()
  return {
    canManage,
    members: members.map((member) => ({
      ...member,
      lastSeenAt: lastSeen.get(member.id) ?? null,
      hasFactor: secured?.has(member.id) ?? null,
    })),
    invitations: invitations.map((invitation) => ({
      email: invitation.email,
      invitedBy: `${invitation.first_name} ${invitation.last_name}`.trim(),
      invitedAt: invitation.created_at,
      expiresAt: invitation.expires_at,
    })),
  }
}
