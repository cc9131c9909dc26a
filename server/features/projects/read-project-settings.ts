// All settings of one project, for whoever may open it.
import type { ActorContext } from '../../platform/context.ts'
import { accessProject, type LoadedProject } from './access-project.ts'

export function readProjectSettings(ctx: ActorContext, projectId: string): Promise<LoadedProject> {
  return ctx.transaction((tx) => accessProject(tx, ctx.actor, projectId, 'read'))
}
