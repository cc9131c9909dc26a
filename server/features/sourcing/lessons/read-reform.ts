// What a new search would change: changed settings, and candidates it would remove from the review queue.
import type { ActorContext } from '../../../platform/context.ts'
import { accessProject } from '../../projects/records/access-project.ts'
import { changesSinceSearch } from '../../projects/searches/start-search.ts'
import { countUnseen } from './clear-review-queue.ts'

export function readReform(ctx: ActorContext, projectId: string): Promise<{ changes: string[]; unseen: number }> {
  return ctx.transaction(async (tx) => {
    const project = await accessProject(tx, ctx.actor, projectId, 'decide')
    return { changes: await changesSinceSearch(tx, project), unseen: await countUnseen(tx, project.id) }
  })
}
