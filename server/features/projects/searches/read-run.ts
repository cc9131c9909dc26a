// Progress of one search, for users with access to its project; for others neither exists.
import { mayRead } from '@fairlead/domain/project/project'
import { Refusal } from '@fairlead/domain/refusal'
import type { ActorContext } from '../../../platform/context.ts'
import { loadProject } from '../records/access-project.ts'
import { findRun, type SearchRun } from './search-run-store.ts'

export function readRun(ctx: ActorContext, id: string): Promise<SearchRun> {
  return ctx.transaction(async (tx) => {
    const run = await findRun(tx, id)
    const project = run && (await loadProject(tx, run.projectId))
    if (!run || !project || !mayRead(project, ctx.actor)) throw new Refusal('not_found')
    return run
  })
}
