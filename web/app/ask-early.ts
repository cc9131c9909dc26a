// What the panel will ask for is asked while its code is still on the way.
import { stageOfTab } from '@fairlead/domain/project/tabs'
import { cache } from '../api/cache.ts'
import { sessionToken } from '../api/session.ts'
import { askStageEarly } from '../features/candidates/pages.ts'
import { fetchHalf } from '../features/panel/panel-parts.ts'
import { readPanelSearch } from '../features/panel/panel-search.ts'
import { projectsQuery, userQuery } from '../features/projects/use-projects.ts'
import { parseSearch } from './search-params.ts'

/**
 * Answers when the half the panel opens on is there, so that both are drawn in one go. Nothing is asked for anybody but a signed-in user
 * on the way to the panel; a failure is told when the panel asks itself.
 */
export async function askEarly(): Promise<void> {
  const { pathname, search } = window.location
  if (!sessionToken() || pathname !== '/panel') return
  void cache.prefetchQuery(projectsQuery)
  void cache.prefetchQuery(userQuery)
  const { project, tab } = readPanelSearch(parseSearch(search))
  if (project && tab) void askStageEarly(project, stageOfTab(tab))
  await fetchHalf(tab)
}
