// A user as the actor of background work, with current permissions rather than those at the time of the request.
import type { Actor } from '@fairlead/domain/project/project'
import type { Tx } from '../../../platform/database.ts'

/** null when the account is gone or disabled. Rights from settings (staff, super admins by address) don't apply. */
export async function findActor(tx: Tx, userId: string): Promise<Actor | null> {
  const row = await tx
    .selectFrom('users')
    .select(['id', 'workspace_id', 'email', 'is_super_admin', 'email_verified_at'])
    .where('id', '=', userId)
    .where('disabled_at', 'is', null)
    .executeTakeFirst()
  if (!row) return null
  return {
    userId: row.id,
    workspaceId: row.workspace_id,
    email: row.email,
    isSuperAdmin: row.is_super_admin,
    isStaff: false,
    isUnproven: row.email_verified_at === null,
    openedBy: null,
  }
}
