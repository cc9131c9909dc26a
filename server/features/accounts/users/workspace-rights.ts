// The admins of a workspace: its creator, appointed admins, and super admins.
import type { Kysely } from 'kysely'
import type { Actor } from '@fairlead/domain/project/project'
import { Refusal } from '@fairlead/domain/refusal'
import type { DB } from '../../../platform/schema.ts'
import { text } from '../texts/texts.ts'

type Who = Pick<Actor, 'userId' | 'workspaceId' | 'isSuperAdmin'>

/** The owner of a workspace is its oldest account that isn't disabled (decision 102). */
export async function ownerOf(db: Kysely<DB>, workspaceId: string): Promise<string | null> {
  const first = await db
    .selectFrom('users')
    .select('id')
    .where('workspace_id', '=', workspaceId)
    .where('disabled_at', 'is', null)
    .orderBy('created_at')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst()
  return first?.id ?? null
}

/** When every admin has been disabled, the owner is one without the flag, so that every workspace has an admin. */
export async function isWorkspaceAdmin(db: Kysely<DB>, member: Who): Promise<boolean> {
  if (member.isSuperAdmin) return true
  return (await adminsOf(db, member.workspaceId)).includes(member.userId)
}

/** Everyone who administers the workspace, except super admins without the flag. */
export async function adminsOf(db: Kysely<DB>, workspaceId: string): Promise<string[]> {
  const admins = await db
    .selectFrom('users')
    .select('id')
    .where('workspace_id', '=', workspaceId)
    .where('is_workspace_admin', '=', true)
    .where('disabled_at', 'is', null)
    .execute()
  if (admins.length > 0) return admins.map(({ id }) => id)
  const owner = await ownerOf(db, workspaceId)
  return owner === null ? [] : [owner]
}

/** Refuses with 'not_permitted' and says who may. */
export async function requireWorkspaceAdmin(db: Kysely<DB>, member: Who): Promise<void> {
  if (!(await isWorkspaceAdmin(db, member))) throw new Refusal('not_permitted', workspaceAdminsOnly())
}

export const workspaceAdminsOnly = (): string => text.adminOnly
