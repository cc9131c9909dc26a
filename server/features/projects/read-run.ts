// How far one search is, for whoever may open its project.
import { Refusal } from '@fairlead/domain/refusal'
import type { ActorContext } from '../../platform/context.ts'
import { accessProject } from './access-project.ts'
import { findRun, type SearchRun } from './search-run-store.ts'

export function readRun(ctx: ActorContext, id: string): Promise<SearchRun> {
  return ctx.transaction(async (tx) => {
    const run = await findRun(tx, id)
    if (!run) throw new Refusal('not_found')
    await accessProject(tx, ctx.actor, run.projectId, 'read')
    return run
  })
}
