import * as calls from '@fairlead/contract/v2/team/members'
import { changeAdmin } from '../../../features/accounts/members/change-admin.ts'
import { resetFactors } from '../../../features/accounts/factors/reset-factors.ts'
import { readMembersPage } from '../../../features/accounts/members/member-views.ts'
import { previewRemoval, removeMember } from '../../../features/projects/team/remove-member.ts'
import type { ActorContext } from '../../../platform/context.ts'
import { endpoint } from '../../endpoint.ts'
import type { Services } from '../../services.ts'

async function page(ctx: ActorContext, { database, settings }: Services): Promise<calls.ReadMembers['answer']> {
  const { members, invitations, canManage } = await readMembersPage(database.system, ctx, settings)
  return {
    members: members.map((member) => ({
      id: member.id,
      email: member.email,
      name: member.name,
      is_admin: member.isAdmin,
      is_super_admin: member.isSuperAdmin,
      is_disabled: member.isDisabled,
      email_verified: member.isProven,
      has_second_factor: member.hasFactor,
      last_seen_at: member.lastSeenAt?.toISOString() ?? null,
    })),
    invitations: invitations.map((invitation) => ({
      email: invitation.email,
      invited_by: invitation.invitedBy,
      invited_at: invitation.invitedAt.toISOString(),
      expires_at: invitation.expiresAt.toISOString(),
    })),
    can_manage: canManage,
  }
}

export const getTeamMembers = endpoint(calls.readMembers, (ctx, { services }) => page(ctx, services))

export const putTeamMembers = endpoint(calls.changeMember, async (ctx, { input, services }) => {
  const { database, settings } = services
  await changeAdmin(database.system, ctx, settings, { userId: input.user_id, isAdmin: input.is_admin })
  return page(ctx, services)
})

export const deleteTeamMembers = endpoint(calls.removeMember, async (ctx, { input, services }) => {
  const { database, settings } = services
  await removeMember(database.system, ctx, settings, { userId: input.user_id, handTo: input.hand_to.trim() })
  return page(ctx, services)
})

export const getTeamMembersRemoval = endpoint(calls.previewRemoval, async (ctx, { input, services }) => {
  const { database, settings } = services
  const { reviewLinks, ...rest } = await previewRemoval(database.system, ctx, settings, input.user_id)
  return { ...rest, review_links: reviewLinks }
})

export const deleteTeamMembersFactors = endpoint(calls.resetFactors, async (ctx, { input, services, session }) => {
  await resetFactors(services.database, ctx, services.settings, session, input.user_id)
  return page(ctx, services)
})
