// The setup flows by name (steps are in setup-flows.ts).
import type { ProjectType } from './project.ts'
import { text } from './texts/setup-flows.ts'

export const setupFlows = ['guided', 'self_serve', 'legacy', 'legacy_settings', 'full', 'onboarding', 'first_project'] as const
export type SetupFlow = (typeof setupFlows)[number]

export type SetupTitle = keyof typeof text.titles
/** The title of a group or step of the setup. */
export const setupTitle = (name: SetupTitle): string => text.titles[name]

/** The groups of a project's settings, by type, for menus that don't load the steps. */
export const settingsGroups = {
  full: ['Basic Information', 'Team Setup', 'Outreach Preferences', 'Search Preferences', 'Additional Considerations', 'ATS Sync'],
  self_serve: ['Basic Information', 'Team Setup', 'Outreach Preferences', 'Search Preferences'],
} as const satisfies Partial<Record<SetupFlow, readonly SetupTitle[]>>

/** The settings step with the interviewers. */
export const schedulingSteps = { full: 'Autopilot Settings', self_serve: 'Scheduling Preferences' } as const

/** The flow in which a live project's settings open at /projects/settings/v2. */
export function flowOfSettings(type: ProjectType): keyof typeof settingsGroups {
  return type === 'self-serve' ? 'self_serve' : 'full'
}
