// The workspace's members and pending invitations, and the status of one address.
import type { ReadTeam } from '@fairlead/contract/v2/team'
import { normaliseEmail } from '@fairlead/domain/shared/validation'
import { useQuery } from '@tanstack/react-query'
import { queryFor } from '../../../api/cache.ts'

export type Team = ReadTeam['answer']
export type Standing = 'joined' | 'invited' | 'stranger'

export function useTeam() {
  return useQuery({ ...queryFor<ReadTeam>('v2/team', {}), staleTime: 30_000 })
}

export function memberOf(team: Team | undefined, email: string): Team['members'][number] | null {
  return team?.members.find((member) => member.email === normaliseEmail(email)) ?? null
}

/** null while unknown. */
export function standingOf(team: Team | undefined, email: string): Standing | null {
  if (!team) return null
  if (memberOf(team, email)) return 'joined'
  return team.invitations.some((invitation) => invitation.email === normaliseEmail(email)) ? 'invited' : 'stranger'
}
