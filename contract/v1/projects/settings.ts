import { z } from 'zod'
import { call, type CallType } from '../../call.ts'
import { id, whole } from '../../fields.ts'
import { settings, settingsFields } from '../../shapes/settings.ts'

export const getProjectSettings = call(
  'GET',
  'v1/projects/settings',
  ['staff', 'unproven'],
  'All settings of a project.',
  z.object({ project_id: id }),
  settings,
)
export type GetProjectSettings = CallType<typeof getProjectSettings>

export const putProjectSettings = call(
  'PUT',
  'v1/projects/settings',
  ['staff', 'unproven'],
  'Saves the given fields. `version`, if given, must be the one last read, otherwise 409.',
  settingsFields.extend({ project_id: id, version: whole.optional() }),
  settings,
  { audit: 'project_changed', also: { 409: 'Someone has saved since this version was read.' }, addressedBy: ['project_id', 'version'] },
)
export type PutProjectSettings = CallType<typeof putProjectSettings>
