// Which tabs the 'Move' menu offers, before checking whether a move is allowed.
import { isAutopilot, type ProjectFacts } from '../project/project.ts'
import { stageOfTab, type TabKey } from '../project/tabs.ts'
import { mayBeOffered } from './offer.ts'
import { closingStages, isClosingStage, type ClosingStage, type Stage } from '../shared/stages.ts'

/**
 * Every tab except Review and the current one; Contacted only outside of autopilot, Scheduling only on autopilot (spec B,
 * section 4). Offer and Hired are in `closingMoves`, even when their tabs are shown.
 */
export function moveTabs(tabs: readonly TabKey[], from: Stage, project: Pick<ProjectFacts, 'type'>): TabKey[] {
  const previousTab: TabKey = isAutopilot(project) ? 'contacted' : 'warm_leads_hm_approved'
  return tabs.filter(
    (tab) =>
      tab !== 'under_review' && tab !== 'queue' && tab !== previousTab && !isClosingStage(stageOfTab(tab)) && stageOfTab(tab) !== from,
  )
}

/** How the search may end for a candidate in `from`: with an offer, a hire, or both; neither before the interviews. */
export function closingMoves(from: Stage): ClosingStage[] {
  return mayBeOffered(from) ? closingStages.filter((stage) => stage !== from) : []
}
