import { teamTemplateFromWire, teamTemplateToWire } from '@fairlead/contract/shapes/team-template-names'
import { deleteTeamTemplate, listTeamTemplates, saveTeamTemplate } from '@fairlead/contract/v2/team_templates'
import {
  deleteTeamTemplate as remove,
  listTeamTemplates as list,
  saveTeamTemplate as save,
  undeleteTeamTemplate as undelete,
} from '../../features/outreach/templates/team-template-store.ts'
import { endpoint, ok } from '../endpoint.ts'

export const getTeamTemplates = endpoint(listTeamTemplates, async (ctx) =>
  (await list(ctx)).map(({ id, version, template, editedBy, editedAt }) => ({
    id,
    version,
    template: teamTemplateToWire(template),
    edited_by: editedBy,
    edited_at: editedAt.toISOString(),
  })),
)

export const postTeamTemplates = endpoint(saveTeamTemplate, (ctx, { input }) =>
  save(ctx, { id: input.template_id, version: input.version ?? null, template: teamTemplateFromWire(input.template) }),
)

export const deleteTeamTemplates = endpoint(deleteTeamTemplate, async (ctx, { input }) => {
  await (input.is_deleted ? remove : undelete)(ctx, input.template_id)
  return ok
})
