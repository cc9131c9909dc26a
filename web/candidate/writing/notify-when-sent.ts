// Reports that an email was sent once it really was, and never over a message with a pending action.
import type { GetConversation } from '@fairlead/contract/v2/projects/candidates/conversation'
import { queryFor, cache } from '../../api/cache.ts'
import { currentToast, showToast } from '../../ui/toast.ts'
import { text as panelOutreachText } from '../../i18n/panel-outreach.ts'

const tries = 10
const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

interface Sent {
  projectId: string
  candidateId: string
  messageId: string
  /** How long the delay is. */
  afterMs: number
  text: string
}

export async function notifyWhenSent({ projectId, candidateId, messageId, afterMs, text }: Sent): Promise<void> {
  const query = queryFor<GetConversation>('v2/projects/candidates/conversation', { project_id: projectId, candidate_id: candidateId })
  for (let count = 0; count < tries; count++) {
    await wait(count === 0 ? afterMs + 200 : 400 * count)
    const thread = await cache.fetchQuery({ ...query, staleTime: 0, retry: false }).catch(() => null)
    const entry = thread?.entries.find(({ id }) => id === messageId)
    if (thread && (!entry || entry.state === 'cancelled')) return
    if (entry?.state === 'failed' || entry?.state === 'parked')
      return void showToast(entry.state_text ?? panelOutreachText.notSent, { tone: 'bad' })
    if (entry?.state === 'sent') return say(text)
  }
}

async function say(text: string): Promise<void> {
  for (let count = 0; count < tries && currentToast()?.action; count++) await wait(1000)
  if (!currentToast()?.action) showToast(text)
}
