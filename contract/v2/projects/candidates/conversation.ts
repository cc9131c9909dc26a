import { z } from 'zod'
import { call, type CallType } from '../../../call.ts'
import { id } from '../../../fields.ts'
import { conversation } from '../../../shapes/conversation.ts'

export const getConversation = call(
  'GET',
  'v2/projects/candidates/conversation',
  ['staff', 'unproven'],
  'Sent, received, and scheduled emails of one candidate, oldest first.',
  z.object({ project_id: id, candidate_id: id }),
  conversation,
)
export type GetConversation = CallType<typeof getConversation>
