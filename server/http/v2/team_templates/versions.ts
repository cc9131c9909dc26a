import { teamTemplateToWire } from '@fairlead/contract/shapes/team-template-names'
import { listTemplateVersions, restoreTemplateVersion } from '@fairlead/contract/v2/team_templates/versions'
import {
  listTemplateVersions as list,
  restoreTemplateVersion as restore,
} from '../../../features/outreach/templates/team-template-store.ts'
import { endpoint } from '../../endpoint.ts'

export const getTeamTemplatesVersions = endpoint(listTemplateVersions, async (ctx, { input }) =>
  (await list(ctx, input.template_id)).map(({ version, template, restoredFrom, editedBy, editedAt }) => ({
    version,
    template: teamTemplateToWire(template),
    restored_from: restoredFrom,
    edited_by: editedBy,
    edited_at: editedAt.toISOString(),
  })),
)

export const postTeamTemplatesVersions = endpoint(restoreTemplateVersion, (ctx, { input }) =>
  restore(ctx, { id: input.template_id, restore: input.restore, version: input.version }),
)
