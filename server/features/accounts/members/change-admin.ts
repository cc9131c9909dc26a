// Gives a member the rights of a workspace admin, or takes them away.
import type { Kysely } from 'kysely'
import { whyNotChangeAdmin } from '@fairlead/domain/project/members'
import { Refusal } from '@fairlead/domain/refusal'
import type { ActorContext } from '../../../platform/context.ts'
import type { DB } from '../../../platform/schema.ts'
import { readMembers } from './member-views.ts'
import { recordAuditEvent } from '../security/audit-store.ts'
import type { UserLists } from '../sessions/session-store.ts'
import { lockWorkspace, saveWorkspaceAdmin } from '../users/user-store.ts'
import { ownerOf, requireWorkspaceAdmin } from '../users/workspace-rights.ts'
import { text } from '../texts/texts.ts'

export async function changeAdmin(
  db: Kysely<DB>,
  ctx: ActorContext,
  lists: UserLists,
  change: { userId: string; isAdmin: boolean },
): Promise<void> {
  const { workspaceId, userId: by, actor } = ctx
  await db.transaction().execute(async (tx) => {
    await lockWorkspace(tx, workspaceId)
    await requireWorkspaceAdmin(tx, actor)
    const all = await readMembers(tx, workspaceId, lists)
    const member = all.find(({ id }) => id === change.userId)
    if (!member) throw new Refusal('not_found', text.unknownMember)
    if (member.isAdmin === change.isAdmin) return
    const problem = whyNotChangeAdmin(all, member.id, change.isAdmin)
    if (problem) throw new Refusal('invalid_input', problem, { is_admin: problem })
    // when all admins were disabled, the owner had the rights without the flag and keeps them
    const owner = all.some((user) => user.isAdmin && !user.isDisabled) ? null : await ownerOf(tx, workspaceId)
    if (owner) await saveWorkspaceAdmin(tx, owner, true)
    await saveWorkspaceAdmin(tx, member.id, change.isAdmin)
    const details = { now: change.isAdmin ? 'admin' : 'member' }
    await recordAuditEvent(tx, { kind: 'role_changed', workspaceId, userId: by, actor: actor.email, target: member.email, details })
  })
}
