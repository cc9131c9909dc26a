// The signed-in user as screens need them.
import { Refusal } from '@fairlead/domain/refusal'
import type { ActorContext } from '../../platform/context.ts'

export interface UserView {
  id: string
  email: string
  firstName: string
  lastName: string
  company: string
  jobTitle: string
  profilePicture: string | null
  workspaceId: string
  workspaceName: string
  experiments: Record<string, boolean>
  onboardingTours: Record<string, boolean>
  isSuperAdmin: boolean
}

export function readUser(ctx: ActorContext): Promise<UserView> {
  return ctx.transaction(async (tx) => {
    const row = await tx
      .selectFrom('users')
      .innerJoin('workspace', 'workspace.id', 'users.workspace_id')
      .selectAll('users')
      .select('workspace.name as workspace_name')
      .where('users.id', '=', ctx.userId)
      .executeTakeFirst()
    if (!row) throw new Refusal('not_signed_in')
    return {
      id: row.id,
      email: row.email,
      firstName: row.first_name,
      lastName: row.last_name,
      company: row.company,
      jobTitle: row.job_title,
      profilePicture: row.profile_picture,
      workspaceId: row.workspace_id,
      workspaceName: row.workspace_name,
      experiments: row.experiments as Record<string, boolean>,
      onboardingTours: row.onboarding_tours as Record<string, boolean>,
      isSuperAdmin: ctx.actor.isSuperAdmin,
    }
  })
}
