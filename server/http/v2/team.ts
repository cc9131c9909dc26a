import { readTeam } from '@fairlead/contract/v2/team'
import { readTeam as read } from '../../features/accounts/users/team-views.ts'
import { endpoint } from '../endpoint.ts'

export const getTeam = endpoint(readTeam, async (ctx) => {
  const { members, invitations } = await read(ctx)
  return {
    members: members.map(({ email, name, hasCalendar, hasHours, maySend }) => ({
      email,
      name,
      has_calendar: hasCalendar,
      has_hours: hasHours,
      may_send: maySend,
    })),
    invitations: invitations.map(({ email, invitedAt, expiresAt }) => ({
      email,
      invited_at: invitedAt.toISOString(),
      expires_at: expiresAt.toISOString(),
    })),
  }
})
