import { getConversation } from '@fairlead/contract/v2/projects/candidates/conversation'
import { readSendingState } from '../../../../features/mail/sending/mail-status.ts'
import { readConversation } from '../../../../features/mail/inbound/read-conversation.ts'
import { endpoint } from '../../../endpoint.ts'
import { conversationToWire } from '../../../wire/conversation.ts'

export const getProjectsCandidatesConversation = endpoint(getConversation, async (ctx, { input, services }) => {
  const view = await readConversation(ctx, { projectId: input.project_id, candidateId: input.candidate_id })
  const now = services.now()
  // only needed if an email may be late
  const isDue = view.sent.some((mail) => mail.state === 'queued' && mail.due_at <= now)
  const sending = isDue ? await readSendingState(services.database.system, services.settings.followUpReadingMinutes) : null
  return conversationToWire(view, now, sending, services.outside.emailFinder.verify !== null)
})
