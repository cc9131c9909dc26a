// Which tabs the menu 'Move' offers, before anyone asks whether the move is allowed.
import { isAutopilot, type ProjectFacts } from '../project/project.ts'
import { stageOfTab, type TabKey } from '../project/tabs.ts'
import type { Stage } from './stages.ts'

/** Every tab but Review and the one in view; Contacted off autopilot alone, Scheduling on autopilot alone (spec B, section 4). */
export function moveTabs(tabs: readonly TabKey[], from: Stage, project: Pick<ProjectFacts, 'type'>): TabKey[] {
  const left: TabKey = isAutopilot(project) ? 'contacted' : 'warm_leads_hm_approved'
  return tabs.filter((tab) => tab !== 'under_review' && tab !== 'queue' && tab !== left && stageOfTab(tab) !== from)
}
