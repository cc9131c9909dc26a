import { pauseMailbox as call } from '@fairlead/contract/v2/mailboxes/pause'
import { pauseMailbox } from '../../../features/mail/connections/connect-mailbox.ts'
import { endpoint } from '../../endpoint.ts'
import { mailboxTools } from '../../mailbox-tools.ts'
import { mailboxesAnswer } from '../../wire/mailboxes.ts'

export const putMailboxesPause = endpoint(call, async (ctx, { input, services }) => {
  const tools = mailboxTools(services)
  await pauseMailbox(ctx, tools, input.mailbox_id, input.is_paused)
  return mailboxesAnswer(ctx, services)
})
