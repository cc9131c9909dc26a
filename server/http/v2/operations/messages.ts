import { handleContactMessage, listContactMessages } from '@fairlead/contract/v2/operations/messages'
import { handleContactMessage as handle, listContactMessages as list } from '../../../features/operations/contact-messages.ts'
import { ok } from '../../endpoint.ts'
import { staffEndpoint } from '../../staff-endpoint.ts'

export const getOperationsMessages = staffEndpoint(listContactMessages, 'open_operations', async (ctx, { input }) => {
  const { messages, open, hasMore } = await list(ctx, input.is_handled, input.page_idx ?? 1)
  return {
    open,
    has_more: hasMore,
    messages: messages.map(({ id, at: sentAt, handledAt, handledBy, ...written }) => ({
      ...written,
      message_id: id,
      date: sentAt.toISOString(),
      handled_date: handledAt?.toISOString() ?? null,
      handled_by: handledBy,
    })),
  }
})

export const putOperationsMessages = staffEndpoint(handleContactMessage, 'open_operations', async (ctx, { input }) => {
  await handle(ctx, input.message_id, input.is_handled)
  return ok
})
