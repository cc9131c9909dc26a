// Which tabs the menu 'Move' offers, before anyone asks whether the move is allowed.
import { isAutopilot, type ProjectFacts } from '../project/project.ts'
import { stageOfTab, type TabKey } from '../project/tabs.ts'
import { mayBeOffered } from './offer.ts'
import { closingStages, isClosingStage, type ClosingStage, type Stage } from '../shared/stages.ts'

/**
 * Every tab but Review and the one in view; Contacted off autopilot only, Scheduling on autopilot only (spec B, section 4). Offer and
 * Hired are in `closingMoves`, whether or not their tabs show.
 */
export function moveTabs(tabs: readonly TabKey[], from: Stage, project: Pick<ProjectFacts, 'type'>): TabKey[] {
  const previousTab: TabKey = isAutopilot(project) ? 'contacted' : 'warm_leads_hm_approved'
  return tabs.filter(
    (tab) =>
      tab !== 'under_review' && tab !== 'queue' && tab !== previousTab && !isClosingStage(stageOfTab(tab)) && stageOfTab(tab) !== from,
  )
}

/** How the search may end for someone in `from`: an offer, a hire, both, or neither before the interviews. */
export function closingMoves(from: Stage): ClosingStage[] {
  return mayBeOffered(from) ? closingStages.filter((stage) => stage !== from) : []
}
