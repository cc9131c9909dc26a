import { correctReply } from '@fairlead/contract/v2/mail/label'
import { correctLabel } from '../../../features/mail/inbound/correct-label.ts'
import { endpoint, ok } from '../../endpoint.ts'

export const putMailLabel = endpoint(correctReply, async (ctx, { input }) => {
  await correctLabel(ctx, { mailId: input.mail_id, label: input.label, isUndo: input.is_undo })
  return ok
})
