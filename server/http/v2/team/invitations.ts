// POST and GET {V2}team/invitations
import { inviteColleague, readInvitation } from '@fairlead/contract/v2/team/invitations'
import { Refusal } from '@fairlead/domain/refusal'
import { findInvitation, inviteColleague as invite } from '../../../features/accounts/invitations.ts'
import { endpoint, openEndpoint } from '../../endpoint.ts'

export const postTeamInvitations = endpoint(inviteColleague, async (ctx, { input, services }) => {
  const { email, token } = await invite(ctx, input.email)
  return { email, link: token ? `${services.settings.publicUrl}/register?invitation=${token}` : null, is_member: token === null }
})

export const getTeamInvitations = openEndpoint(readInvitation, async ({ input, services }) => {
  const found = await findInvitation(services.database.system, input.token, services.now())
  if (!found) throw new Refusal('not_found', 'This invitation is no longer valid. Ask for a new one.')
  return { email: found.email, company: found.company, invited_by: found.invitedBy }
})
