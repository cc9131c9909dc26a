// An admin removes the second factors of a member who lost them: the member is signed out and notified.
import { memberRefusals } from '@fairlead/domain/project/members'
import { Refusal } from '@fairlead/domain/refusal'
import type { ActorContext } from '../../../platform/context.ts'
import type { Database, Tx } from '../../../platform/database.ts'
import { readMembers } from '../members/member-views.ts'
import { closeSessionsOf, type UserLists } from '../sessions/session-store.ts'
import { lockUserById } from '../users/user-store.ts'
import { requireWorkspaceAdmin } from '../users/workspace-rights.ts'
import { text } from '../texts/texts.ts'
import { closeChallengesOf } from './challenge-store.ts'
import { reportChange, type FactorOwner } from './check-factor.ts'
import { requireConfirmed } from './confirm-identity.ts'
import { deleteFactorsOf } from './factor-store.ts'

/** Only super admins reset those of a super admin, whose rights reach further. */
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
    if (member.isBreakGlass) throw new Refusal('invalid_input', memberRefusals.breakGlass)
    if (member.isSuperAdmin && !actor.isSuperAdmin) throw new Refusal('not_permitted')
    await takeFactors(tx, { id: userId, workspaceId, email: member.email }, { userId: ctx.userId, email: actor.email })
  })
}

/** Removes all factors of an account and signs it out, on record and with a notice. Nothing happens when there are none. */
export async function takeFactors(tx: Tx, owner: FactorOwner, by: { userId: string; email: string }): Promise<void> {
  await lockUserById(tx, owner.id)
  if ((await deleteFactorsOf(tx, owner.id)) === 0) return
  await closeChallengesOf(tx, owner.id)
  await closeSessionsOf(tx, owner.id)
  await reportChange(tx, owner, 'factors_reset', { target: owner.email, by })
}
