// What the panel will ask for is asked while its code is still on the way.
import { stageOfTab } from '@fairlead/domain/project/tabs'
import { cache } from '../api/cache.ts'
import { sessionToken } from '../api/session.ts'
import { askStageEarly } from '../features/candidates/pages.ts'
import { partsFor } from '../features/panel/panel-parts.ts'
import { readPanelSearch } from '../features/panel/panel-search.ts'
import { projectsQuery, userQuery } from '../features/projects/use-projects.ts'
import { parseSearch } from './search-params.ts'

export const loadShell = () => import('./Shell.tsx')
export const loadPanel = () => import('../features/panel/PanelScreen.tsx')

/** Nothing is asked for anybody but a signed-in user on the way to the panel; a failure is told when the panel asks itself. */
export function askEarly(): void {
  const { pathname, search } = window.location
  if (!sessionToken() || pathname !== '/panel') return
  void cache.prefetchQuery(projectsQuery)
  void cache.prefetchQuery(userQuery)
  const { project, tab } = readPanelSearch(parseSearch(search))
  // every part at once, not one after another as each is met
  for (const part of [loadShell, loadPanel, partsFor(tab)[0]]) part().catch(() => {})
  if (project && tab) askStageEarly(project, stageOfTab(tab))
}
