import { z } from 'zod'
import { call, type CallType } from '../../call.ts'
import { id } from '../../fields.ts'
import { outreachTemplate } from '../../shapes/settings.ts'

export const takeTeamTemplate = call(
  'POST',
  'v2/projects/team_template',
  ['unproven'],
  'Adds a template that the workspace shares to the templates of a project, or finds it there, unchanged. Later versions don’t change the project.',
  z.object({ project_id: id, template_id: id }),
  z.object({ template: outreachTemplate }),
  { audit: 'project_changed' },
)
export type TakeTeamTemplate = CallType<typeof takeTeamTemplate>
