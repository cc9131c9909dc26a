// The states of a project and every transition between them, as one table; docs/lifecycle.md shows it.
import { isAutopilot, type ProjectFlags, type ProjectStatus, type ProjectType } from './project.ts'
import { text as lifecycleText } from './texts/lifecycle.ts'

/** Only pausing uses `type` and `isInCalibration`; without them the project counts as autopilot and not in calibration. */
export type StatusFacts = {
  status: ProjectStatus
  type?: ProjectType
  isInCalibration?: boolean
} & Pick<ProjectFlags, 'isProcessing' | 'outreachPause' | 'isArchived'>

export const lifecycleEvents = [
  'submitted',
  'search_started',
  'first_batch_ready',
  'last_swipe',
  'batch_ready',
  'paused',
  'reactivated',
  'archived',
  'restored',
  'reformed',
] as const
export type LifecycleEvent = (typeof lifecycleEvents)[number]

/** Further requirements in addition to the status. */
const conditions = {
  live: (p: StatusFacts) => !p.isArchived,
  archived: (p: StatusFacts) => p.isArchived,
  searching: (p: StatusFacts) => p.isProcessing,
  'outreach on': (p: StatusFacts) => !p.outreachPause,
  'outreach paused': (p: StatusFacts) => p.outreachPause,
  'not calibrating on autopilot': (p: StatusFacts) => !isCalibratingAutopilot(p),
}
export type LifecycleCondition = keyof typeof conditions

export interface LifecycleRule {
  event: LifecycleEvent
  from: readonly ProjectStatus[]
  when: readonly LifecycleCondition[]
  change: Partial<Pick<StatusFacts, 'status' | 'isProcessing' | 'outreachPause' | 'isArchived'>>
}

const afterDraft = ['active', 'paused', 'queued', 'preparing', 'calibrating'] as const

/** The whole state machine: the first matching rule decides; without a match the event is ignored and nothing changes. */
export const lifecycleRules: readonly LifecycleRule[] = [
  { event: 'submitted', from: ['draft'], when: [], change: { status: 'queued', isProcessing: true, isArchived: false } },
  { event: 'search_started', from: afterDraft, when: ['live'], change: { isProcessing: true } },
  { event: 'first_batch_ready', from: ['queued', 'preparing'], when: [], change: { status: 'calibrating', isProcessing: false } },
  { event: 'last_swipe', from: ['calibrating'], when: ['live'], change: { status: 'paused', isProcessing: true } },
  { event: 'last_swipe', from: ['calibrating'], when: ['archived'], change: { status: 'active' } },
  { event: 'batch_ready', from: ['paused'], when: [], change: { status: 'active', isProcessing: false } },
  { event: 'batch_ready', from: ['active', 'queued', 'preparing'], when: ['searching'], change: { status: 'active', isProcessing: false } },
  { event: 'batch_ready', from: ['calibrating', 'archived'], when: ['searching'], change: { isProcessing: false } },
  { event: 'paused', from: afterDraft, when: ['live', 'outreach on', 'not calibrating on autopilot'], change: { outreachPause: true } },
  { event: 'reactivated', from: ['paused'], when: [], change: { status: 'active', outreachPause: false } },
  {
    event: 'reactivated',
    from: ['active', 'queued', 'preparing', 'calibrating', 'archived'],
    when: ['outreach paused'],
    change: { outreachPause: false },
  },
  { event: 'archived', from: ['draft', ...afterDraft], when: ['live'], change: { isArchived: true, isProcessing: false } },
  { event: 'restored', from: ['archived'], when: [], change: { status: 'active', isArchived: false } },
  { event: 'restored', from: ['draft', ...afterDraft], when: ['archived'], change: { isArchived: false } },
  { event: 'reformed', from: afterDraft, when: ['live'], change: { isProcessing: true } },
]

/** The facts after an event; null when the event doesn't apply in this state and nothing changes. */
export function decideStatus<P extends StatusFacts>(project: P, event: LifecycleEvent): P | null {
  const rule = lifecycleRules.find(
    (entry) =>
      entry.event === event && entry.from.includes(project.status) && entry.when.every((condition) => conditions[condition](project)),
  )
  return rule ? { ...project, ...rule.change } : null
}

/** Pausing is ignored and reactivating is dimmed for an autopilot project in calibration. */
export function isCalibratingAutopilot(project: Pick<StatusFacts, 'status' | 'type' | 'isInCalibration'>): boolean {
  return (project.isInCalibration === true || project.status === 'calibrating') && isAutopilot({ type: project.type ?? 'autopilot' })
}

/** Why the project can't be paused; null when it can, or is already paused. */
export function whyNotPause(project: StatusFacts): string | null {
  if (project.status === 'draft') return lifecycleText.draftNotPausable
  if (project.isArchived || project.status === 'archived') return lifecycleText.projectArchived
  return !project.outreachPause && isCalibratingAutopilot(project) ? lifecycleText.finishCalibration : null
}
