// Which tabs a project shows, their labels, and their stages.
import { isKeyOf, isOneOf, must } from '../shared/records.ts'
import type { Stage } from '../shared/stages.ts'
import { isAutopilot, isRecruiter, isSelfServe, type Actor, type ProjectFacts } from './project.ts'
import { text } from './texts/tabs.ts'

export const tabKeys = [
  'under_review',
  'approved',
  'contacted',
  'interviewing',
  'rejected',
  'not_interested',
  'warm_leads_recruiter',
  'warm_leads_question',
  'warm_leads_hm',
  'warm_leads_hm_approved',
  'warm_leads_awaiting_info',
  'queue',
  'custom_1',
  'custom_2',
  'custom_3',
  'custom_4',
  'custom_5',
  'offer',
  'hired',
] as const
export type TabKey = (typeof tabKeys)[number]

const stageOf: Record<TabKey, Stage> = {
  under_review: 'UNDER_REVIEW',
  approved: 'APPROVED',
  contacted: 'CONTACTED',
  interviewing: 'INTERVIEWING',
  rejected: 'REJECTED',
  not_interested: 'NOT_INTERESTED',
  warm_leads_recruiter: 'AUTOPILOT_RECRUITER',
  warm_leads_question: 'QUESTION',
  warm_leads_hm: 'HIRING_MANAGER',
  warm_leads_hm_approved: 'HIRING_MANAGER_APPROVED',
  warm_leads_awaiting_info: 'AWAITING_INFO',
  queue: 'QUEUE',
  custom_1: 'CUSTOM_1',
  custom_2: 'CUSTOM_2',
  custom_3: 'CUSTOM_3',
  custom_4: 'CUSTOM_4',
  custom_5: 'CUSTOM_5',
  offer: 'OFFER',
  hired: 'HIRED',
}

/** The stage whose people a tab shows. */
export function stageOfTab(tab: TabKey): Stage {
  return stageOf[tab]
}

/** The tab that shows a stage. */
export function tabOfStage(stage: Stage): TabKey {
  return must(tabKeys.find((tab) => stageOf[tab] === stage))
}

type ProjectView = Pick<ProjectFacts, 'type' | 'isWarmleadsRecruiter' | 'isAutopilotRecruiter' | 'isSelfServe' | 'showNeedsAttention'>

/** The label of a tab key; for a recruiter on an autopilot project warm_leads_hm reads 'Manager Review'. */
export function tabLabel(key: string, project?: ProjectView, actor?: Pick<Actor, 'isSuperAdmin'>): string {
  if (key === 'warm_leads_hm' && project && actor && isAutopilot(project) && isRecruiter(project, actor)) return text.labels.manager_review
  const custom = /^custom_([1-5])$/.exec(key)
  if (custom) return text.custom(Number(custom[1]))
  return isKeyOf(text.labels, key) ? text.labels[key] : key
}

/** The tabs with people waiting for this user's verdict, in Review's order. */
export function isReviewTab(key: TabKey, project: ProjectView, actor: Pick<Actor, 'isSuperAdmin'>): boolean {
  if (key === 'under_review') return true
  if (isRecruiter(project, actor)) return key === 'warm_leads_recruiter' || key === 'warm_leads_question'
  return key === 'warm_leads_hm' && isAutopilot(project)
}

export type TabOwner = 'recruiter' | 'manager'

/** For visible tabs with the same label, their owner; null for unique labels (docs/decisions/063). */
export function ownerOfTab(
  key: TabKey,
  tabs: readonly TabKey[],
  project: ProjectView,
  actor: Pick<Actor, 'isSuperAdmin'>,
): TabOwner | null {
  const owners: Partial<Record<TabKey, TabOwner>> = { warm_leads_recruiter: 'recruiter', warm_leads_hm: 'manager' }
  const alike = tabs.filter((tab) => tab in owners && tabLabel(tab, project, actor) === tabLabel(key, project, actor))
  return alike.length > 1 ? (owners[key] ?? null) : null
}

const recruiterTabs: TabKey[] = [
  'warm_leads_recruiter',
  'warm_leads_question',
  'warm_leads_hm',
  'warm_leads_hm_approved',
  'interviewing',
  'contacted',
  'warm_leads_awaiting_info',
  'rejected',
  'not_interested',
]

/** The tabs of a project with custom tabs before any are chosen. */
export const defaultTabs: readonly TabKey[] = ['under_review', 'approved', 'contacted', 'interviewing', 'rejected', 'not_interested']

/** The tab set by kind of project and user, without the review queue. */
export function tabSet(
  project: ProjectView & { tabOrder?: readonly string[] | null },
  actor: Pick<Actor, 'isSuperAdmin'>,
  isStaff = false,
): TabKey[] {
  if (isStaff) return ['queue', ...recruiterTabs]
  if (!isAutopilot(project)) {
    const ownOrder = (project.tabOrder ?? []).filter((key): key is TabKey => isOneOf(tabKeys, key))
    return ownOrder.length > 0 ? ownOrder : [...defaultTabs]
  }
  if (project.isSelfServe || isSelfServe(project))
    return [
      'warm_leads_hm',
      'warm_leads_question',
      'warm_leads_hm_approved',
      'interviewing',
      'contacted',
      'warm_leads_awaiting_info',
      'rejected',
      'not_interested',
    ]
  if (isRecruiter(project, actor)) return recruiterTabs
  if (project.showNeedsAttention)
    return ['warm_leads_hm', 'warm_leads_question', 'warm_leads_hm_approved', 'interviewing', 'rejected', 'not_interested']
  return ['warm_leads_hm', 'warm_leads_hm_approved', 'interviewing', 'rejected']
}

const closingTabs: readonly TabKey[] = ['offer', 'hired']
const customTabs: readonly TabKey[] = tabKeys.filter((tab) => tab.startsWith('custom_'))

/** Whether a kind of project has a tab for this stage, for any of its users. */
export function hasStage(project: Pick<ProjectFacts, 'type'>, stage: Stage): boolean {
  const ownTabs = isAutopilot(project) ? ['queue', ...recruiterTabs] : [...defaultTabs, ...customTabs]
  const tab = tabOfStage(stage)
  return tab === 'under_review' || closingTabs.includes(tab) || ownTabs.includes(tab)
}

/**
 * The visible tabs: the review queue first, then the set, then any other stage that holds people, so that no one disappears
 * from view, or that is `open`, so that a tab doesn't vanish while the user empties it. Offer and Hired follow Interview, and
 * on autopilot Approved and Contacted follow Review, as people pass through them; an order that a project chose is kept.
 */
export function visibleTabs(
  project: ProjectView & { tabOrder?: readonly string[] | null; counts: Partial<Record<Stage, number>>; isInCalibration: boolean },
  actor: Pick<Actor, 'isSuperAdmin'>,
  isStaff = false,
  open: TabKey | null = null,
): TabKey[] {
  const set = tabSet(project, actor, isStaff)
  const review: TabKey[] = set.includes('under_review') ? [] : ['under_review']
  const more = tabKeys.filter(
    (tab) => !set.includes(tab) && tab !== 'under_review' && tab !== 'queue' && (tab === open || (project.counts[stageOf[tab]] ?? 0) > 0),
  )
  const closing = more.filter((tab) => closingTabs.includes(tab))
  const rest = more.filter((tab) => !closingTabs.includes(tab))
  const interview = set.indexOf('interviewing') + 1
  if (interview === 0) return [...review, ...set, ...rest, ...closing]
  const tabs = [...review, ...set.slice(0, interview), ...closing, ...set.slice(interview), ...rest]
  return isAutopilot(project) ? inFunnelOrder(tabs) : tabs
}

/** Puts Approved and Contacted right after the queues. */
function inFunnelOrder(tabs: readonly TabKey[]): TabKey[] {
  const early = (['approved', 'contacted'] as const).filter((tab) => tabs.includes(tab))
  const rest = tabs.filter((tab) => !isOneOf(early, tab))
  const behind = Math.max(rest.indexOf('under_review'), rest.indexOf('queue')) + 1
  return [...rest.slice(0, behind), ...early, ...rest.slice(behind)]
}

/**
 * The share of the row for each tab, in percent, for 3, 4, or 5 visible tabs; null for other counts, which keep their own width
 * and scroll when there are many.
 */
export function tabWidth(visible: number): number | null {
  return visible >= 3 && visible <= 5 ? 100 / visible : null
}

/** The stage that means 'Interested' for this project. */
export function interestedStage(project: Pick<ProjectFacts, 'isWarmleadsRecruiter' | 'isAutopilotRecruiter'>): Stage {
  return project.isWarmleadsRecruiter || project.isAutopilotRecruiter ? 'AUTOPILOT_RECRUITER' : 'HIRING_MANAGER'
}
