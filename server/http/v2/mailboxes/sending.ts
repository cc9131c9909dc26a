import { chooseSendingMailbox, sendingMailbox } from '@fairlead/contract/v2/mailboxes/sending'
import { chooseProjectMailbox } from '../../../features/mail/mailboxes/mailbox-views.ts'
import { readSendingMailbox } from '../../../features/outreach/parties/read-sending-mailbox.ts'
import type { ActorContext } from '../../../platform/context.ts'
import { endpoint } from '../../endpoint.ts'
import type { Services } from '../../services.ts'

async function answer(ctx: ActorContext, { settings }: Pick<Services, 'settings'>, projectId: string, senderEmail = '') {
  const about = { projectId, senderEmail, mailFrom: settings.mailFrom }
  const { address, state, reason, isShared, ownerId, ownerName, shared, mayChoose } = await readSendingMailbox(ctx, about)
  return {
    address,
    state,
    reason,
    is_shared: isShared,
    is_mine: ownerId === ctx.userId,
    owner_name: ownerName,
    shared,
    may_choose: mayChoose,
  }
}

export const getMailboxesSending = endpoint(sendingMailbox, (ctx, { input, services }) =>
  answer(ctx, services, input.project_id, input.sender_override),
)

export const putMailboxesSending = endpoint(chooseSendingMailbox, async (ctx, { input, services }) => {
  await chooseProjectMailbox(ctx, input.project_id, input.mailbox_id || null)
  return answer(ctx, services, input.project_id)
})
