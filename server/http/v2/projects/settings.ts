import { settingsFromWire } from '@fairlead/contract/shapes/settings-names'
import { getProjectSettingsV2, postProjectSettings } from '@fairlead/contract/v2/projects/settings'
import { readProjectSettings } from '../../../features/projects/settings/read-project-settings.ts'
import { saveProjectSettings } from '../../../features/projects/settings/save-project-settings.ts'
import { endpoint } from '../../endpoint.ts'
import { settingsViewToWire } from '../../wire/settings.ts'

export const getProjectsSettingsV2 = endpoint(getProjectSettingsV2, async (ctx, { input }) =>
  settingsViewToWire(await readProjectSettings(ctx, input.project_id)),
)

export const postProjectsSettings = endpoint(postProjectSettings, async (ctx, { input }) => {
  const { project_id: projectId, version, is_peq: isPeq } = input
  return settingsViewToWire(await saveProjectSettings(ctx, { projectId, change: settingsFromWire(input), isPeq, version }))
})
