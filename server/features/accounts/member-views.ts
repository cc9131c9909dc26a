// The members of a workspace and its pending invitations, as the Team page shows them.
import { sql, type Kysely } from 'kysely'
import { isSuperAdmin } from '@fairlead/domain/account/user-kinds'
import type { Member } from '@fairlead/domain/project/members'
import type { ActorContext } from '../../platform/context.ts'
import type { DB } from '../../platform/schema.ts'
import type { UserLists } from './session-store.ts'
import { isWorkspaceAdmin } from './workspace-rights.ts'

export interface MemberView extends Member {
  email: string
  name: string
  /** null = not in the sessions and sign-ins on record. */
  lastSeenAt: Date | null
}

export interface MembersView {
  members: MemberView[]
  invitations: { email: string; invitedBy: string; invitedAt: Date; expiresAt: Date }[]
  canManage: boolean
}

/** Members that were removed are left out. `db` is the service's own connection: sessions are not visible to a workspace. */
export async function readMembers(db: Kysely<DB>, workspaceId: string, lists: UserLists): Promise<MemberView[]> {
  const rows = await db
    .selectFrom('users')
    .select(['id', 'email', 'first_name', 'last_name', 'is_workspace_admin', 'is_super_admin', 'email_verified_at', 'disabled_at'])
    .select(
      sql<Date | null>`greatest(
        (select max(last_used_at) from session where session.user_id = users.id and session.opened_by_name is null),
        (select max(at) from security_event where security_event.user_id = users.id and kind = 'sign_in'))`.as('last_seen_at'),
    )
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
    isSuperAdmin: row.is_super_admin || (row.email_verified_at !== null && isSuperAdmin(row.email, lists)),
    lastSeenAt: row.last_seen_at,
  }))
}

/** The whole page. Members who are no admins see who is in the team and who its admins are, and nothing of when someone was here. */
export async function readMembersPage(db: Kysely<DB>, ctx: ActorContext, lists: UserLists): Promise<MembersView> {
  const canManage = await isWorkspaceAdmin(db, ctx.actor)
  const members = await readMembers(db, ctx.workspaceId, lists)
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
    members: canManage ? members : members.map((one) => ({ ...one, lastSeenAt: null })),
    invitations: invitations.map((one) => ({
      email: one.email,
      invitedBy: `${one.first_name} ${one.last_name}`.trim(),
      invitedAt: one.created_at,
      expiresAt: one.expires_at,
    })),
  }
}
