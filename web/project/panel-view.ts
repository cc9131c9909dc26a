// Everything that parts of the panel need to know about the project and this user's permissions in it.
import type { WireProject } from '@fairlead/contract/shapes/project'
import type { WireUser } from '@fairlead/contract/v1/users/settings'
import { isNewProjectCalibration, isWaitingForCalibration } from '@fairlead/domain/project/calibration'
import { mayExpand } from '@fairlead/domain/project/project'
import { isGolive } from '@fairlead/domain/project/golive'
import { isAutopilot, isRecruiter, mayAdminister, mayDecide, type Actor, type ProjectFacts } from '@fairlead/domain/project/project'
import { isReviewTab, stageOfTab, tabLabel, visibleTabs, ownerOfTab, type TabKey, type TabOwner } from '@fairlead/domain/project/tabs'
import { messages } from '@fairlead/domain/shared/messages'
import { actorOf, countOf, factsOf } from './wire.ts'

export interface PanelView {
  wire: WireProject
  facts: ProjectFacts
  actor: Actor
  mayDecide: boolean
  mayAdminister: boolean
  mayExpand: boolean
  autopilot: boolean
  /** Calibration counts; not when someone has switched it off. */
  calibrating: boolean
  waiting: boolean
  /** Not submitted yet: there is no search. */
  draft: boolean
  searching: boolean
  /** Go-live shows where there are no candidates. */
  golive: boolean
  tabs: { key: TabKey; label: string; owner: TabOwner | null; isReview: boolean; count: number }[]
}

/** `open` is the tab in the URL. */
export function panelView(wire: WireProject, user: WireUser, open: TabKey | null = null): PanelView {
  const facts = factsOf(wire)
  const actor = actorOf(user)
  const recruiter = isRecruiter(facts, actor)
  const tabs = visibleTabs(facts, actor, user.is_staff, open)
  return {
    wire,
    facts,
    actor,
    mayDecide: mayDecide(facts, actor),
    mayAdminister: mayAdminister(facts, actor),
    mayExpand: mayExpand(facts, actor),
    autopilot: isAutopilot(facts),
    calibrating: isNewProjectCalibration(facts, recruiter) && !(facts.status === 'calibrating' && !facts.isInCalibration),
    draft: facts.status === 'draft' && !facts.isArchived,
    waiting: isWaitingForCalibration(facts, recruiter),
    searching: wire.search?.state === 'queued' || wire.search?.state === 'running',
    golive: isGolive(facts, actor, facts.counts.HIRING_MANAGER ?? 0),
    tabs: tabs.map((key) => ({
      key,
      label: tabLabel(key, facts, actor),
      owner: ownerOfTab(key, tabs, facts, actor),
      isReview: isReviewTab(key, facts, actor),
      count: countOf(wire, stageOfTab(key)),
    })),
  }
}

/** Where no one waits for the team. */
const atRest: ReadonlySet<TabKey> = new Set(['contacted', 'warm_leads_awaiting_info', 'rejected', 'not_interested'])

/** The default tab: the first one with pending decisions. */
export function openingTab(view: PanelView): TabKey {
  const find = (key: TabKey) => view.tabs.find((tab) => tab.key === key)
  if (view.searching || view.waiting || (find('under_review')?.count ?? 0) > 0) return 'under_review'
  const people = view.tabs.filter((tab) => tab.key !== 'under_review' && tab.count > 0)
  return (people.find(({ key }) => !atRest.has(key)) ?? people[0] ?? view.tabs[0])?.key ?? 'under_review'
}

export const noPermission = messages.noPermission
