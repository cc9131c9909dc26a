import { z } from 'zod'
import { call, type CallType } from '../../call.ts'
import { done, id, text } from '../../fields.ts'

const also = { 409: 'It was sent or stopped.' }

export const moveScheduledMail = call(
  'PUT',
  'v2/mail/scheduled',
  ['unproven'],
  'Reschedules a scheduled email.',
  z.object({ message_id: id, scheduled_date: text.default('') }),
  done,
  { audit: 'email_changed_or_stopped', also },
)
export type MoveScheduledMail = CallType<typeof moveScheduledMail>

export const cancelScheduledMail = call(
  'DELETE',
  'v2/mail/scheduled',
  ['unproven'],
  'Cancels a scheduled email; for a reply, the candidate returns to their earlier stage.',
  z.object({ message_id: id }),
  done,
  { audit: 'email_changed_or_stopped', also },
)
export type CancelScheduledMail = CallType<typeof cancelScheduledMail>
