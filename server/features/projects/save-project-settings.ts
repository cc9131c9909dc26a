// Saves settings: only the named fields change, and nobody overwrites what they have not seen.
import type { ProjectSettings } from '@fairlead/domain/project/settings'
import { Refusal } from '@fairlead/domain/refusal'
import { linkedinProfile, normaliseEmail } from '@fairlead/domain/text/validation'
import type { ActorContext } from '../../platform/context.ts'
import { record } from '../../platform/events.ts'
import { accessProject, type LoadedProject } from './access-project.ts'
import { saveSettings } from './project-store.ts'

export interface SaveProjectSettings {
  projectId: string
  change: Partial<ProjectSettings>
  /** The version the user saw; without it the change is made to whatever is there. */
  version?: number | undefined
}

export function saveProjectSettings(ctx: ActorContext, input: SaveProjectSettings): Promise<LoadedProject> {
  return ctx.transaction(async (tx) => {
    const project = await accessProject(tx, ctx.actor, input.projectId, 'administer', 'update')
    if (input.version !== undefined && input.version !== project.version) throw new Refusal('edited_meanwhile')
    const settings = tidy({ ...project.settings, ...input.change })
    const own = settings.collaborators.find((c) => normaliseEmail(c.email) === ctx.actor.email)
    if (settings.collaborators.length > 0 && own?.role !== 1 && !ctx.actor.isSuperAdmin)
      throw new Refusal('invalid_input', undefined, { collaborators: 'You would lock yourself out: keep your own role.' })
    if (project.status !== '3' && settings.projectName.trim() === '')
      throw new Refusal('invalid_input', undefined, { project_name: 'This field is required.' })
    const version = await saveSettings(tx, project, settings)
    await record(tx, ctx, { type: 'project.saved', projectId: project.id })
    return { ...project, settings, version }
  })
}

function tidy(settings: ProjectSettings): ProjectSettings {
  return {
    ...settings,
    idealCandidates: settings.idealCandidates.map((ideal) => ({
      ...ideal,
      linkedinProfileUrl: ideal.linkedinProfileUrl ? (linkedinProfile(ideal.linkedinProfileUrl) ?? ideal.linkedinProfileUrl) : null,
    })),
    collaborators: settings.collaborators.map((c) => ({ ...c, email: normaliseEmail(c.email) })),
  }
}
