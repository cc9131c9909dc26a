// GET and PUT {V1}projects/settings
import { settingsFromWire, settingsToWire } from '@fairlead/contract/shapes/settings'
import { getProjectSettings, putProjectSettings } from '@fairlead/contract/v1/projects/settings'
import { readProjectSettings } from '../../../features/projects/read-project-settings.ts'
import { saveProjectSettings } from '../../../features/projects/save-project-settings.ts'
import type { LoadedProject } from '../../../features/projects/access-project.ts'
import { endpoint } from '../../endpoint.ts'

const toWire = (project: LoadedProject) =>
  settingsToWire(project.settings, { project_id: project.id, version: project.version, status: project.status })

export const getProjectsSettings = endpoint(getProjectSettings, async (ctx, { input }) =>
  toWire(await readProjectSettings(ctx, input.project_id)),
)

export const putProjectsSettings = endpoint(putProjectSettings, async (ctx, { input }) =>
  toWire(await saveProjectSettings(ctx, { projectId: input.project_id, change: settingsFromWire(input), version: input.version })),
)
