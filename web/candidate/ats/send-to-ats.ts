// Sends one candidate to the linked system manually, with a toast.
import type { PushToAts } from '@fairlead/contract/v2/ats/push'
import { invalidate } from '../../api/cache.ts'
import { failureOf } from '../../api/failure.ts'
import { send } from '../../api/send.ts'
import { showToast } from '../../ui/toast.ts'
import { text as candidateAtsText } from '../../i18n/candidate-ats.ts'

export async function sendToAts(candidate: { id: string; project_id: string }, name: string, integration: string): Promise<void> {
  try {
    await send<PushToAts>('POST', 'v2/ats/push', { candidate_id: candidate.id, project_id: candidate.project_id })
    invalidate('v2/ats')
    showToast(candidateAtsText.sending(name, integration))
  } catch (error) {
    showToast(failureOf(error)?.message ?? candidateAtsText.sendFailed(name), { tone: 'bad' })
  }
}
