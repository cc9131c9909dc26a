import { templateToWire } from '@fairlead/contract/shapes/settings-names'
import { takeTeamTemplate } from '@fairlead/contract/v2/projects/team_template'
import { takeTeamTemplate as take } from '../../../features/outreach/templates/take-team-template.ts'
import { endpoint } from '../../endpoint.ts'

export const postProjectsTeamTemplate = endpoint(takeTeamTemplate, async (ctx, { input }) => ({
  template: templateToWire(await take(ctx, { projectId: input.project_id, templateId: input.template_id })),
}))
