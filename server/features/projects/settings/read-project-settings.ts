// All settings of one project, for users with access to it, and its hard requirements, for super admins.
import { mayDo } from '@fairlead/domain/project/project'
import type { ProjectSettings, RecruiterNotes } from '@fairlead/domain/project/settings'
import { Refusal } from '@fairlead/domain/refusal'
import type { ActorContext } from '../../../platform/context.ts'
import type { Tx } from '../../../platform/database.ts'
import { findNamesByEmail } from '../../accounts/users/user-views.ts'
import { accessProject, type LoadedProject } from '../records/access-project.ts'

export interface SettingsView extends LoadedProject {
  /** Names of collaborators who have an account, by email. */
  names: Record<string, string>
}

export function readProjectSettings(ctx: ActorContext, projectId: string): Promise<SettingsView> {
  return ctx.transaction(async (tx) => {
    const project = await accessProject(tx, ctx.actor, projectId, 'read')
    return { ...project, names: await readNames(tx, project.settings) }
  })
}

export function readHardRequirements(ctx: ActorContext, projectId: string): Promise<RecruiterNotes> {
  return ctx.transaction(async (tx) => {
    const project = await accessProject(tx, ctx.actor, projectId, 'read')
    if (!mayDo('read_hard_requirements', project, ctx.actor)) throw new Refusal('not_permitted')
    return project.settings.recruiterNotes
  })
}

export function readNames(tx: Tx, { collaborators }: Pick<ProjectSettings, 'collaborators'>): Promise<SettingsView['names']> {
  return findNamesByEmail(
    tx,
    collaborators.map(({ email }) => email),
  )
}
