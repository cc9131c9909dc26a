// Gives up filters of a project and searches with the rest.
import { expand, expansionsOf, type ExpansionKey } from '@fairlead/domain/project/expansion'
import { mayExpand } from '@fairlead/domain/project/project'
import { Refusal } from '@fairlead/domain/refusal'
import type { ActorContext } from '../../../platform/context.ts'
import { record } from '../../../platform/events.ts'
import { accessProject } from '../../projects/records/access-project.ts'
import { saveSettings } from '../../projects/records/project-store.ts'
import type { SearchRun } from '../../projects/searches/search-run-store.ts'
import { startSearch } from '../../projects/searches/start-search.ts'
import { text } from '../texts/texts.ts'

export function expandSearch(ctx: ActorContext, input: { projectId: string; keys: readonly ExpansionKey[] }): Promise<SearchRun> {
  return ctx.transaction(async (tx) => {
    const project = await accessProject(tx, ctx.actor, input.projectId, 'administer', 'update')
    if (!mayExpand(project, ctx.actor)) throw new Refusal('not_permitted')
    if (project.status === 'draft') throw new Refusal('project_not_ready')
    if (project.isArchived) throw new Refusal('project_paused', text.projectArchived)
    if (input.keys.length === 0) throw new Refusal('invalid_input', undefined, { expansions: text.chooseOne })
    const possible = expansionsOf(project.settings).map(({ key }) => key)
    // a repeated request, or a concurrent one by someone else: nothing left to change
    const keys = input.keys.filter((key) => possible.includes(key))
    if (keys.length > 0) {
      await saveSettings(tx, project, { ...project.settings, ...expand(project.settings, keys) }, ctx.userId)
      await record(tx, ctx, { type: 'project.saved', projectId: project.id })
    }
    return startSearch(tx, ctx, project, 'next')
  })
}
