// Whether a project offers its candidates the voluntary form about themselves: for anyone who may save its settings.
import type { ActorContext } from '../../platform/context.ts'
import { accessProject } from '../projects/access-project.ts'

export function setOffer(ctx: ActorContext, projectId: string, offered: boolean): Promise<void> {
  return ctx.transaction(async (tx) => {
    const project = await accessProject(tx, ctx.actor, projectId, 'administer')
    await tx
      .insertInto('self_identification_offer')
      .values({ project_id: project.id, workspace_id: ctx.workspaceId, offered })
      .onConflict((conflict) => conflict.column('project_id').doUpdateSet({ offered }))
      .execute()
  })
}
