import { settleParkedMail } from '@fairlead/contract/v2/mail/parked'
import { resolveUndelivered } from '../../../features/mail/sending/settle-parked.ts'
import { endpoint, ok } from '../../endpoint.ts'

export const postMailParked = endpoint(settleParkedMail, async (ctx, { input }) => {
  await resolveUndelivered(ctx, input.message_id, input.verdict)
  return ok
})
