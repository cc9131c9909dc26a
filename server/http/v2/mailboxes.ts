import * as calls from '@fairlead/contract/v2/mailboxes'
import { changeMailbox, connectMailbox, disconnectMailbox } from '../../features/mail/connections/connect-mailbox.ts'
import { Answer, endpoint } from '../endpoint.ts'
import { mailboxTools } from '../mailbox-tools.ts'
import { mailboxesAnswer, serversOf } from '../wire/mailboxes.ts'

export const getMailboxes = endpoint(calls.listMailboxes, (ctx, { services }) => mailboxesAnswer(ctx, services))

export const postMailboxes = endpoint(calls.connectMailbox, async (ctx, { input, services }) => {
  const { address, name, password, is_shared: isShared = false } = input
  await connectMailbox(ctx, mailboxTools(services), { address, name, password, isShared, ...serversOf(input) })
  return new Answer(201, await mailboxesAnswer(ctx, services))
})

export const putMailboxes = endpoint(calls.changeMailbox, async (ctx, { input, services }) => {
  const { mailbox_id: mailboxId, name, password } = input
  await changeMailbox(ctx, mailboxTools(services), { mailboxId, name, password })
  return mailboxesAnswer(ctx, services)
})

export const deleteMailboxes = endpoint(calls.disconnectMailbox, async (ctx, { input, services }) => {
  await disconnectMailbox(ctx, mailboxTools(services), input.mailbox_id)
  return mailboxesAnswer(ctx, services)
})
