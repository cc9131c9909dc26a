// Creates a draft with its creator on the roster as owner.
import { personNameAsText } from '@fairlead/domain/account/names'
import type { ProjectType } from '@fairlead/domain/project/project'
import { emptySettings, type ProjectSettings } from '@fairlead/domain/project/settings'
import { Refusal } from '@fairlead/domain/refusal'
import type { ActorContext } from '../../../platform/context.ts'
import { record } from '../../../platform/events.ts'
import { newId } from '../../../platform/ids.ts'
import { recordAuditEvent } from '../../accounts/security/audit-store.ts'
import { readUserAndWorkspace } from '../../accounts/users/user-views.ts'
import { assertMayMark, changeSettings } from './change-settings.ts'
import { insertProject } from '../records/project-store.ts'
import { messages } from '@fairlead/domain/shared/messages'

export interface CreateProject {
  type: ProjectType
  /** First settings; a name is required. */
  settings: Partial<ProjectSettings> & { projectName: string }
  isPeq?: boolean | undefined
}

export async function createProject(ctx: ActorContext, { type, settings: initial, isPeq }: CreateProject): Promise<string> {
  const projectName = initial.projectName.trim()
  if (projectName === '') throw new Refusal('invalid_input', undefined, { project_name: messages.fieldRequired })
  const owner = { email: ctx.actor.email, role: 'owner' as const }
  assertMayMark({ collaborators: [owner], ownerEmail: owner.email, isPeq: false, settings: emptySettings }, ctx.actor, {
    isPeq,
    peqDict: initial.peqDict,
  })
  const id = newId()
  await ctx.transaction(async (tx) => {
    const user = await readUserAndWorkspace(tx, ctx.userId)
    const settings = changeSettings(emptySettings, {
      isSelfServe: type === 'self-serve',
      ...initial,
      projectName,
      jobTitle: initial.jobTitle?.trim() ?? '',
      hiringCompany: initial.hiringCompany?.trim() || user.workspaceName,
      senderName: initial.senderName?.trim() || personNameAsText(user.firstName, user.lastName),
    })
    settings.collaborators = [owner, ...settings.collaborators.filter((c) => c.email !== owner.email)]
    const flags = isPeq === undefined ? {} : { isPeq }
    await insertProject(tx, { id, workspaceId: ctx.workspaceId, ownerId: ctx.userId, type, settings, flags })
    await recordAuditEvent(tx, {
      kind: 'project_created',
      workspaceId: ctx.workspaceId,
      userId: ctx.userId,
      actor: ctx.actor.email,
      projectId: id,
    })
    await record(tx, ctx, { type: 'project.saved', projectId: id })
  })
  return id
}
