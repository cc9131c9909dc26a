// Opens a draft: the one who opens it is on its roster as owner.
import type { ProjectType } from '@fairlead/domain/project/project'
import { emptySettings } from '@fairlead/domain/project/settings'
import { Refusal } from '@fairlead/domain/refusal'
import type { ActorContext } from '../../platform/context.ts'
import { record } from '../../platform/events.ts'
import { newId } from '../../platform/ids.ts'
import { insertProject } from './project-store.ts'

export interface CreateProject {
  projectName: string
  jobTitle?: string | undefined
  hiringCompany?: string | undefined
  type: ProjectType
}

export async function createProject(ctx: ActorContext, input: CreateProject): Promise<string> {
  const projectName = input.projectName.trim()
  if (projectName === '') throw new Refusal('invalid_input', undefined, { project_name: 'This field is required.' })
  const id = newId()
  await ctx.transaction(async (tx) => {
    const user = await tx
      .selectFrom('users')
      .innerJoin('workspace', 'workspace.id', 'users.workspace_id')
      .select(['users.first_name', 'users.last_name', 'workspace.name as company'])
      .where('users.id', '=', ctx.userId)
      .executeTakeFirstOrThrow()
    const settings = {
      ...emptySettings,
      projectName,
      jobTitle: input.jobTitle?.trim() ?? '',
      hiringCompany: input.hiringCompany?.trim() || user.company,
      isSelfServe: input.type === '3',
      senderName: `${user.first_name} ${user.last_name}`.trim(),
      collaborators: [{ email: ctx.actor.email, role: 1 as const }],
    }
    await insertProject(tx, { id, workspaceId: ctx.workspaceId, ownerId: ctx.userId, type: input.type, settings })
    await record(tx, ctx, { type: 'project.saved', projectId: id })
  })
  return id
}
