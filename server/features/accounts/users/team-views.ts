// The members and invitations of a workspace.
import type { ActorContext } from '../../../platform/context.ts'

export interface TeamView {
  members: { email: string; name: string; hasCalendar: boolean; hasHours: boolean; maySend: boolean }[]
  /** Valid ones, newest first. */
  invitations: { email: string; invitedAt: Date; expiresAt: Date }[]
}

export function readTeam(ctx: ActorContext): Promise<TeamView> {
  return ctx.transaction(async (tx) => {
    const users = await tx
      .selectFrom('users')
      .leftJoin('interviewer_settings', 'interviewer_settings.user_id', 'users.id')
      .select(['email', 'first_name', 'last_name', 'calendar_synced_id', 'may_send', 'interviewer_settings.user_id as hours_of'])
      .where('users.workspace_id', '=', ctx.workspaceId)
      .where('disabled_at', 'is', null)
      .orderBy('first_name')
      .orderBy('email')
      .execute()
    const invitations = await tx
      .selectFrom('invitation')
      .select(['email', 'created_at', 'expires_at'])
      .where('workspace_id', '=', ctx.workspaceId)
      .where('used_at', 'is', null)
      .where('expires_at', '>', ctx.now())
      .orderBy('created_at', 'desc')
      .execute()
    return {
      members: users.map((user) => ({
        email: user.email,
        name: `${user.first_name} ${user.last_name}`.trim(),
        hasCalendar: user.calendar_synced_id !== null,
        hasHours: user.hours_of !== null,
        maySend: user.may_send,
      })),
      invitations: invitations.map((invitation) => ({
        email: invitation.email,
        invitedAt: invitation.created_at,
        expiresAt: invitation.expires_at,
      })),
    }
  })
}
