// Project settings for both API versions, and a new project's first settings from the API.
import { settingsFromWire, settingsToWire } from '@fairlead/contract/shapes/settings-names'
import type { WireSettings } from '@fairlead/contract/shapes/settings'
import type { newProjectFields } from '@fairlead/contract/shapes/new-project'
import type { ProjectType } from '@fairlead/domain/project/project'
import type { z } from 'zod'
import type { CreateProject } from '../../features/projects/settings/create-project.ts'
import type { SettingsView } from '../../features/projects/settings/read-project-settings.ts'

export function settingsViewToWire(view: SettingsView): WireSettings {
  const { id, version, status, type, isPeq, names } = view
  return settingsToWire(view.settings, { project_id: id, version, status, type, is_peq: isPeq }, names)
}

export function newProjectFromWire(type: ProjectType, input: z.output<typeof newProjectFields>): CreateProject {
  return { type, settings: { ...settingsFromWire(input), projectName: input.project_name }, isPeq: input.is_peq }
}
