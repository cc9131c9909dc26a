// What the user can do with a project, for its menu and for the command palette.
import { isCalibratingAutopilot } from '@fairlead/domain/project/lifecycle'
import type { TabKey } from '@fairlead/domain/project/tabs'
import { noPermission, type PanelView } from './panel-view.ts'
import { text as panelText } from '../i18n/panel.ts'

export interface ProjectAction {
  id: ProjectActionId
  label: string
  /** Why it can't be done now; null when it can. */
  blocked: string | null
}

const labels = {
  nextBatch: panelText.nextBatch,
  expand: panelText.expandTheSearch,
  learned: panelText.whatItLearned,
  import: panelText.importCandidate,
  duplicate: panelText.duplicate,
  kit: panelText.interviewKit,
  reviewLinks: panelText.reviewLinks,
  pause: panelText.pause,
  reactivate: panelText.reactivate,
  archive: panelText.archive,
  restore: panelText.restore,
}
export type ProjectActionId = keyof typeof labels

/** In the menu's order; `tab` is the open one. */
export function projectMenu(view: PanelView, tab: TabKey | null): ProjectAction[] {
  const { wire } = view
  const decide = view.mayDecide ? null : noPermission
  const administer = view.mayAdminister ? null : noPermission
  const draft = view.draft ? panelText.setupUnfinished : null
  const live = wire.is_archived ? panelText.projectArchived : null
  const calibrating = isCalibratingAutopilot(view.facts) ? panelText.finishCalibrationFirst : null
  const mayImport = tab === 'warm_leads_awaiting_info' || (tab === 'approved' && !view.autopilot)
  const action = (id: ProjectActionId, blocked: string | null): ProjectAction => ({ id, label: labels[id], blocked })
  return [
    action('nextBatch', decide ?? live ?? draft ?? (view.searching ? panelText.searchRunning : null)),
    ...(view.mayExpand ? [action('expand', live ?? draft)] : []),
    action('learned', decide ?? draft),
    ...(mayImport ? [action('import', decide ?? live)] : []),
    action('duplicate', decide),
    action('kit', decide),
    action('reviewLinks', decide),
    wire.outreach_pause ? action('reactivate', decide ?? calibrating) : action('pause', decide ?? calibrating ?? live),
    wire.is_archived ? action('restore', administer) : action('archive', administer),
  ]
}

/** The name under which a project's menu offers an action to the palette. */
export const commandOf = (projectId: string, action: string): string => `project ${projectId} ${action}`
