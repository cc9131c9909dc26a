import { cancelScheduledMail, moveScheduledMail } from '@fairlead/contract/v2/mail/scheduled'
import { cancelScheduled } from '../../../features/outreach/emails/cancel-scheduled.ts'
import { moveScheduled } from '../../../features/outreach/emails/move-scheduled.ts'
import { endpoint, ok } from '../../endpoint.ts'

export const putMailScheduled = endpoint(moveScheduledMail, async (ctx, { input }) => {
  await moveScheduled(ctx, input.message_id, input.scheduled_date)
  return ok
})

export const deleteMailScheduled = endpoint(cancelScheduledMail, async (ctx, { input }) => {
  await cancelScheduled(ctx, input.message_id)
  return ok
})
