// POST {V2}mail/parked
import { settleParkedMail } from '@fairlead/contract/v2/mail/parked'
import { settleParked } from '../../../features/mail/settle-parked.ts'
import { endpoint, ok } from '../../endpoint.ts'

export const postMailParked = endpoint(settleParkedMail, async (ctx, { input }) => {
  await settleParked(ctx, input.message_id, input.verdict)
  return ok
})
