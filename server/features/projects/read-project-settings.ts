// All settings of one project, for users with access to it, and its hard requirements, for super admins.
import { mayDo } from '@fairlead/domain/project/project'
import type { ProjectSettings, RecruiterNotes } from '@fairlead/domain/project/settings'
import { Refusal } from '@fairlead/domain/refusal'
import type { ActorContext } from '../../platform/context.ts'
import type { Tx } from '../../platform/database.ts'
import { accessProject, type LoadedProject } from './access-project.ts'

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

export async function readNames(tx: Tx, settings: Pick<ProjectSettings, 'collaborators'>): Promise<Record<string, string>> {
  const emails = settings.collaborators.map((c) => c.email)
  if (emails.length === 0) return {}
  const users = await tx.selectFrom('users').select(['email', 'first_name', 'last_name']).where('email', 'in', emails).execute()
  return Object.fromEntries(users.map((user) => [user.email, `${user.first_name} ${user.last_name}`.trim()]))
}
