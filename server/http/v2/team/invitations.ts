import { inviteColleague, readInvitation, revokeInvitation } from '@fairlead/contract/v2/team/invitations'
import { normaliseEmail } from '@fairlead/domain/shared/validation'
import { Refusal } from '@fairlead/domain/refusal'
import { findInvitation, inviteColleague as invite, revokeInvitation as revoke } from '../../../features/accounts/members/invitations.ts'
import { countAttempt } from '../../../features/accounts/security/login-rate-limit.ts'
import { mailInvitation } from '../../../features/alerts/account/mail-invitation.ts'
import { requireInviter } from '../../../features/projects/team/require-inviter.ts'
import { endpoint, ok, openEndpoint } from '../../endpoint.ts'
import { text } from '../../texts/texts.ts'

const maxInvitations = 5

export const postTeamInvitations = endpoint(inviteColleague, async (ctx, { input, services }) => {
  const address = normaliseEmail(input.email)
  // limits email from repeated requests
  await countAttempt(services.database.system, `invite ${ctx.workspaceId} ${address}`, services.now(), maxInvitations)
  await requireInviter(ctx)
  const { email, isMember } = await invite(ctx, address, (tx, made) =>
    mailInvitation(tx, ctx, { settings: services.settings, made, interviews: input.interviews }),
  )
  return { email, is_member: isMember, is_mailed: !isMember }
})

export const getTeamInvitations = openEndpoint(readInvitation, async ({ input, services }) => {
  const invitation = await findInvitation(services.database.system, input.token, services.now())
  if (!invitation) throw new Refusal('not_found', text.invitationEnded)
  return { email: invitation.email, company: invitation.company, invited_by: invitation.invitedBy }
})

export const deleteTeamInvitations = endpoint(revokeInvitation, async (ctx, { input }) => {
  await revoke(ctx, normaliseEmail(input.email))
  return ok
})
