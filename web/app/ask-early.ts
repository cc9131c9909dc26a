// What the panel will ask for is asked while its code is still on the way.
import { stageOfTab } from '@fairlead/domain/project/tabs'
import { cache } from '../api/cache.ts'
import { sessionToken } from '../api/session.ts'
import { askStageEarly } from '../candidate/pages.ts'
import { fetchHalf } from '../features/panel/panel-parts.ts'
import { readPanelSearch } from '../project/panel-search.ts'
import { projectsQuery } from '../project/use-projects.ts'
import { userQuery } from '../session/use-user.ts'
import { parseSearch } from './search-params.ts'

/** Ms for which the first picture waits for the answers: with them it is drawn once, without them twice. */
const patience = 300

/**
 * Answers when the first picture can be drawn in one go: the half the panel opens on is there, and what it shows as well or late.
 * Only requests data for a signed-in user who is opening the panel; a failure is reported when the panel makes the request itself.
 */
export async function askEarly(): Promise<void> {
  const { pathname, search } = window.location
  if (!sessionToken() || pathname !== '/panel') return
  const { project, tab } = readPanelSearch(parseSearch(search))
  const answers = [
    cache.prefetchQuery(projectsQuery),
    cache.prefetchQuery(userQuery),
    project && tab ? askStageEarly(project, stageOfTab(tab)) : null,
  ]
  const late = new Promise((resolve) => setTimeout(resolve, patience))
  await Promise.all([fetchHalf(tab), Promise.race([Promise.all(answers), late])])
}
