// The setup flows by name (steps are in setup-flows.ts).
import type { ProjectType } from './project.ts'

export const setupFlows = ['guided', 'self_serve', 'legacy', 'legacy_settings', 'full', 'onboarding', 'first_project'] as const
export type SetupFlow = (typeof setupFlows)[number]

/** The groups of the settings of a project, by its type, for menus that don't load the steps. */
export const settingsGroups = {
  full: ['Basic Information', 'Team Setup', 'Outreach Preferences', 'Search Preferences', 'Additional Considerations', 'ATS Sync'],
  self_serve: ['Basic Information', 'Team Setup', 'Outreach Preferences', 'Search Preferences'],
} as const satisfies Partial<Record<SetupFlow, readonly string[]>>

/** The step of those settings that has the interviewers. */
export const schedulingSteps = { full: 'Autopilot Settings', self_serve: 'Scheduling Preferences' } as const

/** The flow the settings of a live project open in at /projects/settings/v2. */
export function flowOfSettings(type: ProjectType): keyof typeof settingsGroups {
  return type === 'self-serve' ? 'self_serve' : 'full'
}
