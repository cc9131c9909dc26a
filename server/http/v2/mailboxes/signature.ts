import { changeSignature as call } from '@fairlead/contract/v2/mailboxes/signature'
import { changeSignature } from '../../../features/mail/connections/signature.ts'
import { endpoint } from '../../endpoint.ts'
import { mailboxesAnswer } from '../../wire/mailboxes.ts'

export const putMailboxesSignature = endpoint(call, async (ctx, { input, services }) => {
  await changeSignature(ctx, input.mailbox_id, input.signature)
  return mailboxesAnswer(ctx, services)
})
