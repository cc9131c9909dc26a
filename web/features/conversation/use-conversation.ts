// The mail thread of one candidate and what can be changed about it.
import type { ChangeCandidate } from '@fairlead/contract/v1/candidates'
import type { GetConversation } from '@fairlead/contract/v2/projects/candidates/conversation'
import type { SettleParkedMail } from '@fairlead/contract/v2/mail/parked'
import { useQuery } from '@tanstack/react-query'
import { ask, cache, invalidate } from '../../api/cache.ts'
import { sentenceOf } from '../../api/failure.ts'
import { send } from '../../api/send.ts'
import { showToast } from '../../ui/toast.ts'
import { changeCachedCandidate } from '../candidates/pages.ts'

const path = 'v2/projects/candidates/conversation'

const conversationQuery = (projectId: string, candidateId: string) =>
  ask<GetConversation>(path, { project_id: projectId, candidate_id: candidateId })

export function useConversation(projectId: string, candidateId: string) {
  return useQuery({ ...conversationQuery(projectId, candidateId), staleTime: 5000 })
}

export function refreshConversation(projectId: string, candidateId: string): void {
  void cache.invalidateQueries({ queryKey: [path, { project_id: projectId, candidate_id: candidateId }] })
}

export async function setFollowups(projectId: string, candidateId: string, disabled: boolean): Promise<void> {
  const { queryKey } = conversationQuery(projectId, candidateId)
  const flip = (value: boolean) => {
    cache.setQueryData<GetConversation['answer']>(queryKey, (before) => before && { ...before, disable_followups: value })
    changeCachedCandidate(projectId, candidateId, (candidate) => ({ ...candidate, disable_followups: value }))
  }
  flip(disabled)
  try {
    await send<ChangeCandidate>('PUT', 'v1/candidates', { candidate_id: candidateId, project_id: projectId, disable_followups: disabled })
  } catch (error) {
    flip(!disabled)
    showToast(sentenceOf(error, 'The follow-ups could not be changed. Please try again.'), { tone: 'bad' })
  }
  refreshConversation(projectId, candidateId)
}

/** Settles a mail whose fate nobody witnessed. */
export async function settleParked(projectId: string, candidateId: string, messageId: string, verdict: 'sent' | 'again'): Promise<void> {
  try {
    await send<SettleParkedMail>('POST', 'v2/mail/parked', { message_id: messageId, verdict })
    showToast(verdict === 'sent' ? 'Noted as sent' : 'It will be sent again')
  } catch (error) {
    showToast(sentenceOf(error, 'This could not be saved. Please try again.'), { tone: 'bad' })
  }
  refreshConversation(projectId, candidateId)
  invalidate('v2/projects/candidates')
}
