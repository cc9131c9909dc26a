// Adds a template of the workspace to a project, as a copy that later versions don't change.
import { isSameTeamTemplate } from '@fairlead/domain/outreach/team-template'
import { freeName } from '@fairlead/domain/outreach/template-names'
import { maxTemplates } from '@fairlead/domain/project/settings'
import type { OutreachTemplate } from '@fairlead/domain/project/settings'
import { Refusal } from '@fairlead/domain/refusal'
import type { ActorContext } from '../../../platform/context.ts'
import { accessProject } from '../../projects/records/access-project.ts'
import { saveSettingsWithin } from '../../projects/settings/save-project-settings.ts'
import { findTeamTemplate } from './team-template-store.ts'
import { text as texts } from '../texts/texts.ts'

/** Returns the template of the project: taken twice, it is there once. */
export function takeTeamTemplate(ctx: ActorContext, input: { projectId: string; templateId: string }): Promise<OutreachTemplate> {
  return ctx.transaction(async (tx) => {
    const project = await accessProject(tx, ctx.actor, input.projectId, 'administer', 'update')
    const shared = await findTeamTemplate(tx, input.templateId)
    if (!shared) throw new Refusal('not_found', texts.unknownTeamTemplate)
    const templates = project.settings.outreachTemplates
    const same = templates.find((template) => isSameTeamTemplate(shared, { ...template, name: shared.name }))
    if (same) return same
    if (templates.length >= maxTemplates) throw new Refusal('invalid_input', texts.tooManyTemplates(maxTemplates))
    const names = templates.map(({ name }) => name)
    const template: OutreachTemplate = { ...shared, name: freeName(names, shared.name), userEmail: null }
    await saveSettingsWithin(tx, ctx, { projectId: project.id, change: { outreachTemplates: [...templates, template] } })
    return template
  })
}
