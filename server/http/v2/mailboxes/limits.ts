import { limitMailbox as call } from '@fairlead/contract/v2/mailboxes/limits'
import { limitMailbox } from '../../../features/mail/connections/limit-mailbox.ts'
import { endpoint } from '../../endpoint.ts'
import { mailboxesAnswer } from '../../wire/mailboxes.ts'

export const putMailboxesLimits = endpoint(call, async (ctx, { input, services }) => {
  await limitMailbox(ctx, services.settings, { mailboxId: input.mailbox_id, perDay: input.per_day, warmsUp: input.warms_up })
  return mailboxesAnswer(ctx, services)
})
