// How staff see a project: its health, group, and label.

export const healthGroups = ['Critical', 'New', 'Delays', 'Free Trial', 'Self Serve', 'Borderline', 'Healthy', 'Paused'] as const
export type HealthGroup = (typeof healthGroups)[number]

/** Labels from the specification; the others are their key in title case and form their own group. */
export const healthStatuses = [
  { key: 'backlog', group: 'Critical', label: 'Backlog' },
  { key: 'slow_pace', group: 'Critical', label: 'Slow Pace' },
  { key: 'hm_approval', group: 'Critical', label: 'Approval Rate' },
  { key: 'narrow', group: 'Critical', label: 'Narrow' },
  { key: 'new', group: 'New', label: 'To-Do' },
  { key: 'new_review', group: 'New', label: 'For Review' },
  { key: 'client_delay', group: 'Delays', label: 'Delays' },
  { key: 'free_trial', group: 'Free Trial', label: 'Free Trial' },
  { key: 'free_trial_debrief', group: 'Free Trial', label: 'Free Trial Debrief' },
  { key: 'self_serve', group: 'Self Serve', label: 'Self Serve' },
  { key: 'borderline', group: 'Borderline', label: 'Borderline' },
  { key: 'healthy', group: 'Healthy', label: 'Healthy' },
  { key: 'paused', group: 'Paused', label: 'Paused' },
] as const satisfies readonly { key: string; group: HealthGroup; label: string }[]
export type HealthStatus = (typeof healthStatuses)[number]['key']

export function isHealthStatus(value: unknown): value is HealthStatus {
  return healthStatuses.some((status) => status.key === value)
}

/** The label of a key; an unknown key in title case. */
export function healthLabel(key: string): string {
  return healthStatuses.find((status) => status.key === key)?.label ?? titleCase(key)
}

/** The urgency of a group for staff: act now, look soon, or nothing. */
export type Urgency = 'now' | 'soon' | 'none'
const urgencies: Partial<Record<HealthGroup, Urgency>> = { Critical: 'now', New: 'soon', Delays: 'soon', Borderline: 'soon' }

export function urgencyOf(key: string): Urgency {
  const group = healthStatuses.find((status) => status.key === key)?.group
  return (group && urgencies[group]) ?? 'none'
}

function titleCase(key: string): string {
  return key
    .split('_')
    .map((word) => word.slice(0, 1).toUpperCase() + word.slice(1))
    .join(' ')
}
