import { chooseSendingMailbox, sendingMailbox } from '@fairlead/contract/v2/mailboxes/sending'
import { chooseProjectMailbox, readSendingMailbox } from '../../../features/mail/mailboxes/mailbox-views.ts'
import type { ActorContext } from '../../../platform/context.ts'
import { endpoint } from '../../endpoint.ts'
import type { Services } from '../../services.ts'

async function answer(ctx: ActorContext, { settings }: Pick<Services, 'settings'>, projectId: string) {
  const { address, state, isShared, ownerId, ownerName, shared, mayChoose } = await readSendingMailbox(ctx, projectId, settings.mailFrom)
  return { address, state, is_shared: isShared, is_mine: ownerId === ctx.userId, owner_name: ownerName, shared, may_choose: mayChoose }
}

export const getMailboxesSending = endpoint(sendingMailbox, (ctx, { input, services }) => answer(ctx, services, input.project_id))

export const putMailboxesSending = endpoint(chooseSendingMailbox, async (ctx, { input, services }) => {
  await chooseProjectMailbox(ctx, input.project_id, input.mailbox_id || null)
  return answer(ctx, services, input.project_id)
})
