// The states of a project and every way from one to the next, as one table; docs/lifecycle.md shows it.
import { isAutopilot, projectStatus as s, type ProjectFlags, type ProjectStatus, type ProjectType } from './project.ts'
import * as lifecycleText from './texts/en/lifecycle.ts'

/** `type` and `isInCalibration` matter to pausing only; without them the project counts as autopilot and not in calibration. */
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

const afterDraft = [s.active, s.paused, s.queued, s.preparing, s.calibrating] as const

/** The whole machine: the first rule that fits decides; where none fits the event is ignored and nothing changes. */
export const lifecycleRules: readonly LifecycleRule[] = [
  { event: 'submitted', from: [s.draft], when: [], change: { status: s.queued, isProcessing: true, isArchived: false } },
  { event: 'search_started', from: afterDraft, when: ['live'], change: { isProcessing: true } },
  { event: 'first_batch_ready', from: [s.queued, s.preparing], when: [], change: { status: s.calibrating, isProcessing: false } },
  { event: 'last_swipe', from: [s.calibrating], when: ['live'], change: { status: s.paused, isProcessing: true } },
  { event: 'last_swipe', from: [s.calibrating], when: ['archived'], change: { status: s.active } },
  { event: 'batch_ready', from: [s.paused], when: [], change: { status: s.active, isProcessing: false } },
  { event: 'batch_ready', from: [s.active, s.queued, s.preparing], when: ['searching'], change: { status: s.active, isProcessing: false } },
  { event: 'batch_ready', from: [s.calibrating, s.archived], when: ['searching'], change: { isProcessing: false } },
  { event: 'paused', from: afterDraft, when: ['live', 'outreach on', 'not calibrating on autopilot'], change: { outreachPause: true } },
  { event: 'reactivated', from: [s.paused], when: [], change: { status: s.active, outreachPause: false } },
  {
    event: 'reactivated',
    from: [s.active, s.queued, s.preparing, s.calibrating, s.archived],
    when: ['outreach paused'],
    change: { outreachPause: false },
  },
  { event: 'archived', from: [s.draft, ...afterDraft], when: ['live'], change: { isArchived: true, isProcessing: false } },
  { event: 'restored', from: [s.archived], when: [], change: { status: s.active, isArchived: false } },
  { event: 'restored', from: [s.draft, ...afterDraft], when: ['archived'], change: { isArchived: false } },
  { event: 'reformed', from: afterDraft, when: ['live'], change: { isProcessing: true } },
]

/** New facts after an event; null when the event does not apply in this state and nothing changes. */
export function decideStatus<P extends StatusFacts>(project: P, event: LifecycleEvent): P | null {
  const rule = lifecycleRules.find(
    (one) => one.event === event && one.from.includes(project.status) && one.when.every((condition) => conditions[condition](project)),
  )
  return rule ? { ...project, ...rule.change } : null
}

/** Pausing is ignored and reactivating dimmed for an autopilot project in calibration. */
export function isCalibratingAutopilot(project: Pick<StatusFacts, 'status' | 'type' | 'isInCalibration'>): boolean {
  return (project.isInCalibration === true || project.status === s.calibrating) && isAutopilot({ type: project.type ?? '1' })
}

/** The sentence against pausing; null where a project may be paused, or is paused already. */
export function whyNotPause(project: StatusFacts): string | null {
  if (project.status === s.draft) return lifecycleText.aDraftCannotBePausedArchive
  if (project.isArchived || project.status === s.archived) return lifecycleText.thisProjectIsArchived
  return !project.outreachPause && isCalibratingAutopilot(project) ? lifecycleText.finishCalibrationFirstReviewTheCandidates : null
}
