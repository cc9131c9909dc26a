import type { RosterRole } from '@fairlead/domain/account/permissions'
import type { ActorContext } from '../../../platform/context.ts'
import type { Tx } from '../../../platform/database.ts'

/**
 * True when one of the workspace's projects gives the actor one of these roles, or has no roster at all. Drafts don't count,
 * because anyone can create one and become its owner.
 */
export async function hasRoleSomewhere(tx: Tx, ctx: ActorContext, roles: readonly RosterRole[]): Promise<boolean> {
  if (ctx.actor.isSuperAdmin) return true
  const row = await tx
    .selectFrom('project')
    .select('id')
    .where('lifecycle_status', '<>', 'draft')
    .where((eb) => {
      const roster = eb
        .selectFrom('project_collaborator')
        .select('roster_role')
        .whereRef('project_collaborator.project_id', '=', 'project.id')
      return eb.or([eb.exists(roster.where('email', '=', ctx.actor.email).where('roster_role', 'in', roles)), eb.not(eb.exists(roster))])
    })
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}
