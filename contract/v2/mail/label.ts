import { replyLabels } from '@fairlead/domain/ports/reply-classifier'
import { z } from 'zod'
import { call, type CallType } from '../../call.ts'
import { done, flag, id } from '../../fields.ts'

export const correctReply = call(
  'PUT',
  'v2/mail/label',
  ['unproven'],
  'Corrects or confirms the classification of a reply: the effects of the wrong one are undone, and those of the right one applied. Similar replies are then classified the same way.',
  z.object({
    mail_id: id,
    label: z.enum(replyLabels),
    /** Takes back the user's correction to another class: `label` is the class before it. */
    is_undo: flag.default(false),
  }),
  done,
  { audit: 'conversation_sorted' },
)
export type CorrectReply = CallType<typeof correctReply>
