// Who can be mentioned in a comment: users of the workspace, and whether they can open the project.
import { personNameAsText } from '@fairlead/domain/account/names'
import { whyNotMention } from '@fairlead/domain/conversation/mentions'
import type { Actor } from '@fairlead/domain/project/project'
import { sql } from 'kysely'
import type { ActorContext } from '../../platform/context.ts'
import type { Tx } from '../../platform/database.ts'
import { accessProject, type LoadedProject } from '../projects/records/access-project.ts'

export interface Teammate {
  userId: string
  name: string
  picture: string | null
  /** Why they can't be mentioned; null when they can. */
  refusal: string | null
}

/** Those who can open the project come first. */
export function listTeammates(ctx: ActorContext, projectId: string): Promise<Teammate[]> {
  return ctx.transaction(async (tx) => {
    const project = await accessProject(tx, ctx.actor, projectId, 'read')
    const teammates = await readTeammates(tx, project, null)
    return teammates
      .filter(({ userId }) => userId !== ctx.userId)
      .toSorted((a, b) => Number(a.refusal !== null) - Number(b.refusal !== null))
  })
}

/** All, or those with these ids; sorted by name. */
export async function readTeammates(tx: Tx, project: LoadedProject, ids: readonly string[] | null): Promise<Teammate[]> {
  const rows = await tx
    .selectFrom('users')
    .select(['id', 'email', 'first_name', 'last_name', 'profile_picture', 'is_super_admin', 'email_verified_at'])
    .where('workspace_id', '=', project.workspaceId)
    .where('disabled_at', 'is', null)
    .where('removed_at', 'is', null)
    .$if(ids !== null, (query) => query.where('id', '=', sql<string>`any(${ids})`))
    .orderBy('first_name')
    .orderBy('last_name')
    .orderBy('id')
    .execute()
  return rows.map((row) => {
    const name = personNameAsText(row.first_name, row.last_name)
    const actor: Actor = {
      userId: row.id,
      workspaceId: project.workspaceId,
      email: row.email,
      isSuperAdmin: row.is_super_admin,
      isStaff: false,
      isUnproven: row.email_verified_at === null,
    }
    return { userId: row.id, name, picture: row.profile_picture, refusal: whyNotMention(project, { ...actor, name }) }
  })
}
