// The only writer of interview kits; a project without one uses a default made from its criteria.
import { checkKit, proposeKit, cleanKit, type InterviewKit } from '@fairlead/domain/interview/interview-kit'
import { mayAdminister } from '@fairlead/domain/project/project'
import { preferencesOf } from '@fairlead/domain/project/settings'
import { Refusal } from '@fairlead/domain/refusal'
import type { ActorContext } from '../../../platform/context.ts'
import type { Tx } from '../../../platform/database.ts'
import { accessProject, type LoadedProject } from '../../projects/records/access-project.ts'

export async function kitOf(tx: Tx, project: LoadedProject): Promise<InterviewKit & { isProposed: boolean }> {
  const row = await tx
    .selectFrom('interview_kit')
    .select(['questions', 'attributes'])
    .where('project_id', '=', project.id)
    .executeTakeFirst()
  if (row) return { ...row, isProposed: false }
  return { ...proposeKit(project.settings.jobTitle, preferencesOf(project.settings)), isProposed: true }
}

export function readKit(ctx: ActorContext, projectId: string): Promise<InterviewKit & { isProposed: boolean; maySave: boolean }> {
  return ctx.transaction(async (tx) => {
    const project = await accessProject(tx, ctx.actor, projectId, 'read')
    return { ...(await kitOf(tx, project)), maySave: mayAdminister(project, ctx.actor) }
  })
}

export function saveKit(ctx: ActorContext, projectId: string, interviewKit: InterviewKit): Promise<void> {
  return ctx.transaction(async (tx) => {
    const project = await accessProject(tx, ctx.actor, projectId, 'administer')
    const kit = cleanKit(interviewKit)
    const wrong = checkKit(kit)
    if (wrong) throw new Refusal('invalid_input', Object.values(wrong)[0], wrong)
    const row = { ...kit, updated_at: ctx.now() }
    await tx
      .insertInto('interview_kit')
      .values({ ...row, project_id: project.id, workspace_id: project.workspaceId })
      .onConflict((conflict) => conflict.column('project_id').doUpdateSet(row))
      .execute()
  })
}
