import { checkRecords as call } from '@fairlead/contract/v2/mailboxes/records'
import { checkRecordsAgain } from '../../../features/mail/connections/check-records.ts'
import { endpoint } from '../../endpoint.ts'
import { mailboxesAnswer } from '../../wire/mailboxes.ts'

export const postMailboxesRecords = endpoint(call, async (ctx, { input, services }) => {
  await checkRecordsAgain(ctx, services.outside.dns, input.mailbox_id)
  return mailboxesAnswer(ctx, services)
})
