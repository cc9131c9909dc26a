// The workspace's members, and the calls that change them; each returns the whole list.
import type { ChangeMember, ReadMembers, RemoveMember, ResetFactors } from '@fairlead/contract/v2/team/members'
import type { InviteColleague, RevokeInvitation } from '@fairlead/contract/v2/team/invitations'
import { useQuery } from '@tanstack/react-query'
import { queryFor, invalidate, putAnswer } from '../../api/cache.ts'
import { send } from '../../api/send.ts'

export type Members = ReadMembers['answer']
export type Member = Members['members'][number]

const query = queryFor<ReadMembers>('v2/team/members', {})

export function useMembers() {
  return useQuery({ ...query, staleTime: 0 })
}

function show(answer: Members): void {
  putAnswer(query.queryKey, answer)
  invalidate('v2/team')
}

export async function setAdmin(userId: string, isAdmin: boolean): Promise<void> {
  show(await send<ChangeMember>('PUT', 'v2/team/members', { user_id: userId, is_admin: isAdmin }))
  // the user's own rights may have changed with it
  invalidate('v1/users/settings')
}

export async function remove(userId: string, handTo: string): Promise<void> {
  show(await send<RemoveMember>('DELETE', 'v2/team/members', { user_id: userId, hand_to: handTo }))
  invalidate('v1/projects')
}

export async function resetFactors(userId: string): Promise<void> {
  show(await send<ResetFactors>('DELETE', 'v2/team/members/factors', { user_id: userId }))
  invalidate('v2/team/second_factor')
}

/** False when the address already has an account. */
export async function invite(email: string): Promise<boolean> {
  const { is_member } = await send<InviteColleague>('POST', 'v2/team/invitations', { email })
  invalidate('v2/team/members')
  invalidate('v2/team')
  return !is_member
}

export async function revoke(email: string): Promise<void> {
  await send<RevokeInvitation>('DELETE', 'v2/team/invitations', { email })
  invalidate('v2/team/members')
  invalidate('v2/team')
}
