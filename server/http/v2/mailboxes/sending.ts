// GET {V2}mailboxes/sending
import { sendingMailbox } from '@fairlead/contract/v2/mailboxes/sending'
import { readSendingMailbox } from '../../../features/mail/mailbox-views.ts'
import { endpoint } from '../../endpoint.ts'

export const getMailboxesSending = endpoint(sendingMailbox, async (ctx, { input, services }) => {
  const { address, state, ownerId, ownerName } = await readSendingMailbox(ctx, input.project_id, services.settings.mailFrom)
  return { address, state, is_mine: ownerId === ctx.userId, owner_name: ownerName }
})
