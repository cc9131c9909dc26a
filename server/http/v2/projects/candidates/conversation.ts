// GET {V2}projects/candidates/conversation
import { getConversation } from '@fairlead/contract/v2/projects/candidates/conversation'
import { readConversation } from '../../../../features/mail/read-conversation.ts'
import { endpoint } from '../../../endpoint.ts'
import { conversationToWire } from '../../../wire/conversation.ts'

export const getProjectsCandidatesConversation = endpoint(getConversation, async (ctx, { input, services }) =>
  conversationToWire(await readConversation(ctx, { projectId: input.project_id, candidateId: input.candidate_id }), services.now()),
)
