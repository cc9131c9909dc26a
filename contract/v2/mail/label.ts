// PUT {V2}mail/label: a person says what a reply really means.
import { replyLabels } from '@fairlead/domain/ports/reply-classifier'
import { z } from 'zod'
import { call, type CallType } from '../../call.ts'
import { done, id } from '../../fields.ts'

export const correctReply = call(
  'PUT',
  'v2/mail/label',
  'Corrects how a reply was read, or confirms it: what followed from the wrong reading is undone, what follows from the right one is done. Replies alike are read by it from then on.',
  z.object({ mail_id: id, label: z.enum(replyLabels) }),
  done,
)
export type CorrectReply = CallType<typeof correctReply>
