// Requests the panel's data while its code is still loading.
import { stageOfTab } from '@fairlead/domain/project/tabs'
import { cache } from '../api/cache.ts'
import { sessionToken } from '../api/session.ts'
import { prefetchStage } from '../candidate/pages.ts'
import { fetchHalf } from '../features/panel/panel-parts.ts'
import { readPanelSearch } from '../project/panel-search.ts'
import { projectsQuery } from '../project/use-projects.ts'
import { userQuery } from '../session/use-user.ts'
import { parseSearch } from './search-params.ts'

/** Ms for which the first render waits for the responses: with them it renders once, without them twice. */
const patience = 300

/**
 * Resolves when the first render can be complete: the panel's first half has loaded, and its data has loaded or is late.
 * Requests data only for a signed-in user who is opening the panel; a failure is reported when the panel makes the request
 * itself.
 */
export async function prefetchPanel(): Promise<void> {
  const { pathname, search } = window.location
  if (!sessionToken() || pathname !== '/panel') return
  const { project, tab } = readPanelSearch(parseSearch(search))
  const answers = [
    cache.prefetchQuery(projectsQuery),
    cache.prefetchQuery(userQuery),
    project && tab ? prefetchStage(project, stageOfTab(tab)) : null,
  ]
  const late = new Promise((resolve) => setTimeout(resolve, patience))
  await Promise.all([fetchHalf(tab), Promise.race([Promise.all(answers), late])])
}
