// Runs before the app when the panel opens: requests its data while the app is still loading.
import { stageOfTab, tabKeys } from '@fairlead/domain/project/tabs'
import { ownZone } from '@fairlead/domain/shared/dates'
import { prefetch } from './api/early.ts'
import { hasSiteVersion } from './api/session.ts'

const { pathname } = window.location
if ((pathname === '/panel' || pathname === '/home') && hasSiteVersion() && navigator.onLine) {
  prefetch('v1/projects', {})
  prefetch('v1/users/settings', {})
  if (pathname === '/home') prefetch('v2/home', { time_zone: ownZone() })
  const search = new URLSearchParams(window.location.search)
  const project = search.get('project')
  const tab = tabKeys.find((key) => key === search.get('tab'))
  // matches how features/candidates/pages.ts requests a stage's first page
  if (project && tab) prefetch('v2/projects/candidates', { project_id: project, status: stageOfTab(tab), page_idx: '1', compact: 'true' })
}
