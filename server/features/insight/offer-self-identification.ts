// Turns a project's voluntary self-identification form on or off; requires the right to save its settings.
import type { ActorContext } from '../../platform/context.ts'
import { accessProject } from '../projects/records/access-project.ts'
import { saveOffer } from './self-identification-store.ts'

export function setOffer(ctx: ActorContext, projectId: string, offered: boolean): Promise<void> {
  return ctx.transaction(async (tx) => {
    const project = await accessProject(tx, ctx.actor, projectId, 'administer')
    await saveOffer(tx, project, offered)
  })
}
