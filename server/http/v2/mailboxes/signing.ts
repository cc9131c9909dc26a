import * as calls from '@fairlead/contract/v2/mailboxes/signing'
import { startSigning, stopSigning } from '../../../features/mail/connections/sign-mailbox.ts'
import { endpoint } from '../../endpoint.ts'
import { mailboxesAnswer } from '../../wire/mailboxes.ts'

export const postMailboxesSigning = endpoint(calls.startSigning, async (ctx, { input, services }) => {
  await startSigning(ctx, services.secrets, input.mailbox_id)
  return mailboxesAnswer(ctx, services)
})

export const deleteMailboxesSigning = endpoint(calls.stopSigning, async (ctx, { input, services }) => {
  await stopSigning(ctx, input.mailbox_id)
  return mailboxesAnswer(ctx, services)
})
