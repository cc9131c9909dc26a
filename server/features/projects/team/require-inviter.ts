import { Refusal } from '@fairlead/domain/refusal'
import type { ActorContext } from '../../../platform/context.ts'
import { isWorkspaceAdmin } from '../../accounts/users/workspace-rights.ts'
import { hasRoleSomewhere } from './role-somewhere.ts'
import { text } from '../texts/texts.ts'

/** A new member sees everything in the workspace, so only an admin or a project owner may invite. Refuses with 'not_permitted'. */
export function requireInviter(ctx: ActorContext): Promise<void> {
  return ctx.transaction(async (tx) => {
    if ((await isWorkspaceAdmin(tx, ctx.actor)) || (await hasRoleSomewhere(tx, ctx, ['owner']))) return
    throw new Refusal('not_permitted', text.adminOrOwnerOnly)
  })
}
