// One candidate's email thread and its changes.
import type { ChangeCandidate } from '@fairlead/contract/v1/candidates'
import type { GetConversation } from '@fairlead/contract/v2/projects/candidates/conversation'
import type { CancelScheduledMail, MoveScheduledMail } from '@fairlead/contract/v2/mail/scheduled'
import type { SettleParkedMail } from '@fairlead/contract/v2/mail/parked'
import { useQuery } from '@tanstack/react-query'
import { queryFor, cache, invalidate } from '../../api/cache.ts'
import { sentenceOf } from '../../api/failure.ts'
import { send } from '../../api/send.ts'
import { showToast } from '../../ui/toast.ts'
import { changeCachedCandidate } from '../pages.ts'
import { plannedText } from '../replies/planned.ts'
import { text as panelConversationText } from '../../i18n/panel-conversation.ts'

const path = 'v2/projects/candidates/conversation'

const conversationQuery = (projectId: string, candidateId: string) =>
  queryFor<GetConversation>(path, { project_id: projectId, candidate_id: candidateId })

export function useConversation(projectId: string, candidateId: string) {
  return useQuery({ ...conversationQuery(projectId, candidateId), staleTime: 5000 })
}

export function refreshConversation(projectId: string, candidateId: string): void {
  void reloadConversation(projectId, candidateId)
}

/** Ends when the thread on the screen is up to date. */
export function reloadConversation(projectId: string, candidateId: string): Promise<void> {
  return cache.invalidateQueries({ queryKey: [path, { project_id: projectId, candidate_id: candidateId }] })
}

/** False when refused: the switch reverts, and the failure is logged (spec B, section 8). */
export async function setFollowups(projectId: string, candidateId: string, disabled: boolean): Promise<boolean> {
  const { queryKey } = conversationQuery(projectId, candidateId)
  const flip = (value: boolean) => {
    cache.setQueryData<GetConversation['answer']>(queryKey, (before) => before && { ...before, disable_followups: value })
    changeCachedCandidate(projectId, candidateId, (candidate) => ({ ...candidate, disable_followups: value }))
  }
  flip(disabled)
  try {
    await send<ChangeCandidate>('PUT', 'v1/candidates', { candidate_id: candidateId, project_id: projectId, disable_followups: disabled })
    return true
  } catch (error) {
    console.warn('the follow-ups were not changed', error)
    flip(!disabled)
    return false
  } finally {
    refreshConversation(projectId, candidateId)
  }
}

/** Reschedules a waiting email. */
export async function moveScheduled(projectId: string, candidateId: string, messageId: string, time: Date): Promise<void> {
  const scheduled_date = time.toISOString()
  try {
    await send<MoveScheduledMail>('PUT', 'v2/mail/scheduled', { message_id: messageId, scheduled_date })
    showToast(panelConversationText.plannedFor(plannedText(scheduled_date)))
  } catch (error) {
    showToast(sentenceOf(error, panelConversationText.timeFailed), { tone: 'bad' })
  }
  refreshConversation(projectId, candidateId)
}

/** Cancels a waiting email. */
export async function cancelScheduled(projectId: string, candidateId: string, messageId: string): Promise<void> {
  try {
    await send<CancelScheduledMail>('DELETE', 'v2/mail/scheduled', { message_id: messageId })
    showToast(panelConversationText.emailCanceled)
  } catch (error) {
    showToast(sentenceOf(error, panelConversationText.cancelFailed), { tone: 'bad' })
  }
  refreshConversation(projectId, candidateId)
  invalidate('v2/projects/candidates', 'v2/projects/candidates/one', 'v1/projects')
}

/** Settles an email with unknown delivery. */
export async function resolveUndelivered(
  projectId: string,
  candidateId: string,
  messageId: string,
  verdict: 'sent' | 'again',
): Promise<void> {
  try {
    await send<SettleParkedMail>('POST', 'v2/mail/parked', { message_id: messageId, verdict })
    showToast(verdict === 'sent' ? panelConversationText.markedAsSent : panelConversationText.willBeSentAgain)
  } catch (error) {
    showToast(sentenceOf(error, panelConversationText.emailFailed), { tone: 'bad' })
  }
  refreshConversation(projectId, candidateId)
  invalidate('v2/projects/candidates')
}
