// An admin removes the second factors of a member who lost them: the member is signed out and notified.
import { Refusal } from '@fairlead/domain/refusal'
import type { ActorContext } from '../../../platform/context.ts'
import type { Database } from '../../../platform/database.ts'
import { readMembers } from '../members/member-views.ts'
import { closeSessionsOf, type UserLists } from '../sessions/session-store.ts'
import { lockUserById } from '../users/user-store.ts'
import { requireWorkspaceAdmin } from '../users/workspace-rights.ts'
import { text } from '../texts/texts.ts'
import { closeChallengesOf } from './challenge-store.ts'
import { reportChange } from './check-factor.ts'
import { requireConfirmed } from './confirm-identity.ts'
import { deleteFactorsOf } from './factor-store.ts'

/** Nothing happens when there are none. Only super admins reset those of a super admin, whose rights reach further. */
export async function resetFactors(
  { system }: Database,
  ctx: ActorContext,
  lists: UserLists,
  session: string,
  userId: string,
): Promise<void> {
  const { workspaceId, actor } = ctx
  await requireWorkspaceAdmin(system, actor)
  await requireConfirmed(system, ctx, session, '')
  await system.transaction().execute(async (tx) => {
    await requireWorkspaceAdmin(tx, actor)
    const member = (await readMembers(tx, workspaceId, lists)).find(({ id }) => id === userId)
    if (!member) throw new Refusal('not_found', text.unknownMember)
    if (userId === ctx.userId) throw new Refusal('invalid_input', text.resetOwn)
    if (member.isSuperAdmin && !actor.isSuperAdmin) throw new Refusal('not_permitted')
    await lockUserById(tx, userId)
    if ((await deleteFactorsOf(tx, userId)) === 0) return
    await closeChallengesOf(tx, userId)
    await closeSessionsOf(tx, userId)
    const owner = { id: userId, workspaceId, email: member.email }
    await reportChange(tx, owner, 'factors_reset', { target: member.email, by: { userId: ctx.userId, email: actor.email } })
  })
}
